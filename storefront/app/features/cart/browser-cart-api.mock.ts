import { filledCart } from "../../../stories/story-cart";
import type { CartApi } from "./cart-api";

/** A cart of two products. A removed one is back after the next call. */
export function browserCartApi(): () => CartApi {
  return () => ({
    read: () => Promise.resolve(filledCart),
    create: () => Promise.resolve(filledCart),
    add: () => Promise.resolve(filledCart),
    remove: (_, [gone]) =>
      Promise.resolve({ ...filledCart, lines: filledCart.lines.filter(({ id }) => id !== gone) }),
    single: () => Promise.resolve(filledCart),
    identify: () => Promise.resolve(filledCart),
  });
}
