import { expect } from "storybook/test";
import { keyboard } from "./keyboard.ts";

type Stop = readonly [role: string, name: string | RegExp];

/** Presses Tab through a story and expects each stop's role, name and visible focus. */
export const tabsThrough =
  (...stops: readonly Stop[]) =>
  async (): Promise<void> => {
    for (const [role, name] of stops) {
      await keyboard.tab();
      const here = document.activeElement as HTMLElement;
      await expect(here).toHaveRole(role);
      await expect(here).toHaveAccessibleName(name);
      await expect(here.matches(":focus-visible")).toBe(true);
    }
  };
