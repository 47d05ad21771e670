import type { ListingInput } from "../src/listings/listing.ts";
import type { ReviewInput } from "../src/reviews/review-store.ts";
import type { TestShop } from "../../platform/src/testing/test-shop.fixture.ts";

/** A service that serves the extensions schema, beside a shop with its catalog and customers. */
export interface Subject {
  /** The service's URL, without a trailing slash. */
  readonly url: string;
  readonly shop: TestShop;
  saveReview(review: ReviewInput): Promise<void>;
  deleteReviews(): Promise<void>;
  saveListing(listing: ListingInput): Promise<void>;
  /** Places a paid order of the products with these handles. */
  order(...handles: readonly string[]): Promise<void>;
  deleteOrders(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a service for the tests of one file. */
export type OpenSubject = () => Promise<Subject>;
