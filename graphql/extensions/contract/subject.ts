import type { EmailMessage } from "@circlet/service-kit/email/email";
import type { ListingInput } from "../src/listings/listing.ts";
import type { ReviewInput } from "../src/reviews/review-store.ts";
import type { TestShop } from "../../commerce-service/src/testing/test-shop.fixture.ts";

/** The service under test, with a shop that has a catalog and customers. */
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
  /**
   * Makes and sends the alerts that are due. `newest` has the handles of the storefront's listings by their path; "down"
   * for a storefront that does not respond. Returns the emails that this call made, by address.
   */
  runAlerts(
    now: Date,
    newest: Readonly<Record<string, readonly string[]>> | "down",
  ): Promise<ReadonlyMap<string, EmailMessage>>;
  /** Gives a customer another email address, as the platform would: with its webhook, if the service is outside of it. */
  changeAddress(from: string, to: string): Promise<void>;
  deleteAlerts(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a service for the tests of one file. */
export type OpenSubject = () => Promise<Subject>;
