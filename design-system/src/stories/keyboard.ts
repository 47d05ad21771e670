import { userEvent } from "storybook/test";

/** The stories' tests press the real key, because WebKit shows a focus ring only for that (`.storybook/vitest.setup.ts`). */
export const keyboard = {
  tab: (options?: { readonly shift?: boolean }): Promise<void> => userEvent.tab(options),
};
