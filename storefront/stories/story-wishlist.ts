import { productGid } from "~/catalog/product-gid";
import type { WishlistApi } from "~/wishlist/wishlist-store";
import { storyCards } from "./story-cards";

/** Global ids of the first story products, newest last. */
const wished = storyCards.slice(0, 6).map(({ id }) => productGid(id));

const answers = {
  products: () => Promise.resolve(wished),
  nothing: () => Promise.resolve<readonly string[]>([]),
  never: () => new Promise<readonly string[]>(() => undefined),
};

let read: WishlistApi["read"] = answers.products;

/** Sets the service's next responses. */
export function answerWishlist(answer: keyof typeof answers): void {
  read = answers[answer];
}

/** Replaces the shop's module: changes succeed and are not stored. */
export function wishlistApi(): WishlistApi {
  return {
    read: () => read(),
    add: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
}
