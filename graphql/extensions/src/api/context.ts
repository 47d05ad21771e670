import type { Visitor } from "@circlet/service-kit/fair-queue";
import type { ClosestIndex } from "../closest/closest-index.ts";
import type { Database } from "../database/database.ts";
import type { CustomerAccountApi } from "../platform/customer-account-api.ts";
import type { StorefrontApi } from "../platform/storefront-api.ts";
import type { Wishlist, WishlistOwner } from "../wishlist/wishlist.ts";

/** The third argument of resolvers. */
export interface Context extends Visitor {
  readonly database: Database;
  readonly storefront: StorefrontApi;
  readonly closest: ClosestIndex;
  readonly customers: CustomerAccountApi;
  readonly wishlist: Wishlist;
  /** Whether the service has a mail server. */
  readonly sendsEmail: boolean;
  /** What browsers need that get alerts. */
  readonly push: {
    readonly publicKey: () => Promise<string>;
    /** Whether the shop runs on this machine, as in development. */
    readonly isLocalShop: boolean;
  };
  /** Whether the platform's webhooks are accepted. */
  readonly hasWebhooks: boolean;
  /** Counts a guest's request. The seconds to wait, or undefined. */
  readonly guestWait: () => Promise<number | undefined>;
  /** The customer whose token came with the request. */
  readonly customer: WishlistOwner | undefined;
}
