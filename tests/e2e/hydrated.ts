import { expect, type Locator } from "@playwright/test";

/**
 * Waits until a control answers by script. Before that its form is posted and its link followed, which works too, and
 * has tests of its own; a test of what the script does may not be quicker than any shopper.
 */
export async function hydrated(control: Locator): Promise<Locator> {
  const isHydrated = () =>
    control.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isHydrated).toBe(true);
  return control;
}
