import { expect, userEvent } from "storybook/test";

type Stop = readonly [role: string, name: string | RegExp];

/** Tab by Tab through a story: at each stop the role and the name that are told, and a focus that is shown. */
export const tabsThrough =
  (...stops: readonly Stop[]) =>
  async (): Promise<void> => {
    for (const [role, name] of stops) {
      await userEvent.tab();
      const here = document.activeElement as HTMLElement;
      await expect(here).toHaveRole(role);
      await expect(here).toHaveAccessibleName(name);
      await expect(here.matches(":focus-visible")).toBe(true);
    }
  };
