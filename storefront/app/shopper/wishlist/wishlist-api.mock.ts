import { productGid } from "~/shop/product-gid";
import type { WishlistApi } from "./wishlist-store";
import { storyCards } from "../../../stories/story-cards";

/** Global ids of the first story products, newest last. */
const wished = storyCards.slice(0, 6).map(({ id }) => productGid(id));

let waiting = Promise.withResolvers<readonly string[]>();

const responses = {
  products: () => Promise.resolve(wished),
  nothing: () => Promise.resolve<readonly string[]>([]),
  never: () => waiting.promise,
};

let read: WishlistApi["read"] = responses.products;

/** Sets the service's next responses. Rejects a response that another story on this page still waits for. */
export function respondWithWishlist(response: keyof typeof responses): void {
  waiting.promise.catch(() => undefined);
  waiting.reject(new Error("The story has ended"));
  waiting = Promise.withResolvers();
  read = responses[response];
}

/** Changes succeed but are not stored. */
export function wishlistApi(): WishlistApi {
  return {
    read: () => read(),
    add: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
}
