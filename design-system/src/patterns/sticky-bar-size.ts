import { vars } from "../theme/vars.css.ts";

/**
 * The height of the bar with the cart button on phones: its padding, its border, and its tallest part. That is the
 * button or, with enlarged text, two lines of its label.
 */
export const stickyBarSize = `calc(21px + max(${vars.control.large}, 3.25rem) + env(safe-area-inset-bottom))`;
