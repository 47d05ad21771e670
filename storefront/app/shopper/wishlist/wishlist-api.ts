import { Customer_CustomerDocument } from "@circlet/graphql/generated/customer";
import {
  Extensions_AddWishlistItemDocument,
  Extensions_RemoveWishlistItemDocument,
} from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { textsOf } from "~/browser/stored-text";
import type { WishlistApi } from "./wishlist-store";

/** Products are read from a metafield of the customer; changes go through the extensions service. */
export function wishlistApi(commerce: Commerce): WishlistApi {
  return {
    async read() {
      const { customer } = await commerce.query(Customer_CustomerDocument, { withOrders: false });
      return textsOf(customer.metafield?.value ?? null);
    },
    async add(productId) {
      const { addWishlistItem } = await commerce.mutate(Extensions_AddWishlistItemDocument, { productId });
      if (!addWishlistItem?.id) throw new NoIdReturned();
    },
    async remove(productId) {
      const answer = await commerce.mutate(Extensions_RemoveWishlistItemDocument, { productId });
      if (!answer.removeWishlistItem?.id) throw new NoIdReturned();
    },
  };
}
