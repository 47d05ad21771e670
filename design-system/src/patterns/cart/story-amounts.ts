import type { within } from "storybook/test";

/** What stands behind a name in the list of totals, which a translator may have put into elements of its own. */
export const amountOf = (cart: ReturnType<typeof within>, name: string): ChildNode | null =>
  cart.getByText(name).closest("dt")?.nextSibling ?? null;
