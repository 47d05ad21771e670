import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "../src/database/database.ts";
import { describeAlerts } from "./describe-alerts.ts";
import { describeListings } from "./describe-listings.ts";
import { describeReviews } from "./describe-reviews.ts";
import { describeService } from "./describe-service.ts";
import { describeSizes } from "./describe-sizes.ts";
import { describeSuggestions } from "./describe-suggestions.ts";
import { describeWebhooks } from "./describe-webhooks.ts";
import { describeWishlist } from "./describe-wishlist.ts";
import { openTestService, type TestService } from "./test-service.ts";

/** What clients see of the service, on one kind of database. */
export function describeExtensions(name: string, open: () => Promise<Database>): void {
  describe(name, () => {
    let opened: TestService;
    beforeAll(async () => {
      opened = await openTestService(await open());
    });
    afterAll(() => opened.close());
    const service = () => opened;
    describeService(service);
    describeReviews(service);
    describeListings(service);
    describeSuggestions(service);
    describeWishlist(service);
    describeSizes(service);
    describeAlerts(service);
    describeWebhooks(service);
  });
}
