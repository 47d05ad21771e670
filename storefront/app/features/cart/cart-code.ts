/** The part of the cart that loads when a shopper needs it: its rules and its drawer. */
export { browserCart, keepCurrent } from "./browser-cart";
export { CartOverlay } from "./CartOverlay";
