import { afterAll, beforeAll, describe } from "vitest";
import { describeAlerts } from "./describe-alerts.ts";
import { describeListings } from "./describe-listings.ts";
import { describeReviews } from "./describe-reviews.ts";
import { describeService } from "./describe-service.ts";
import { describeSizes } from "./describe-sizes.ts";
import { describeSuggestions } from "./describe-suggestions.ts";
import { describeWishlist } from "./describe-wishlist.ts";
import type { OpenSubject, Subject } from "./subject.ts";

/** The tests that every implementation of the extensions schema must pass. */
export function describeContract(name: string, open: OpenSubject): void {
  describe(name, () => {
    let opened: Subject;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const subject = () => opened;
    describeService(subject);
    describeReviews(subject);
    describeListings(subject);
    describeSuggestions(subject);
    describeWishlist(subject);
    describeSizes(subject);
    describeAlerts(subject);
  });
}
