import { afterAll, beforeAll, expect, test } from "vitest";
import { findCustomerByEmail } from "../../commerce-service/src/customers/customer-store.ts";
import { readWishlist } from "../../commerce-service/src/extensions/wishlist/wishlist-store.ts";
import { issueCustomerToken } from "../../commerce-service/src/sign-in/testing/sign-in.fixture.ts";
import { operationsOf } from "../../commerce-service/src/testing/operations.fixture.ts";
import {
  executeAt,
  saveProducts,
  testProduct,
} from "../../commerce-service/src/testing/test-shop.fixture.ts";
import { openEmbedded } from "../src/database/embedded.ts";
import { migrate } from "../src/database/migrate.ts";
import { type RunningService, startService } from "../src/start-service.ts";
import { idOf } from "./products.ts";
import { openServiceSubject, settingsBeside } from "./service-subject.ts";
import type { Subject } from "./subject.ts";

const add = operationsOf("extensions").get("extensions_addWishlistItem") ?? "";

let subject: Subject;
let other: RunningService;

/** Two services on one database, beside one shop. Wishlists are the shop's. */
beforeAll(async () => {
  const database = await openEmbedded();
  await migrate(database);
  subject = await openServiceSubject(database);
  other = await startService({ settings: settingsBeside(subject.shop.url), database, log: () => undefined });
});
afterAll(async () => {
  await other.close();
  await subject.close();
});

test("two services keep all of 1,000 simultaneous wishlist changes", async () => {
  const { shop } = subject;
  const handles = Array.from({ length: 50 }, (_, number) => `dress-${number}`);
  saveProducts(shop.database, ...handles.map((handle) => testProduct(handle)));
  const ids = handles.map((handle) => idOf(shop, handle));
  const emails = Array.from({ length: 20 }, (_, number) => `customer-${number}@circlet.example`);
  const changes = emails.flatMap((email) => {
    const authorization = issueCustomerToken(shop.database, email);
    return ids.map((productId, at) =>
      executeAt(at % 2 === 0 ? subject.url : other.url, add, { variables: { productId }, authorization }),
    );
  });
  const refused = (await Promise.all(changes)).filter(({ status, errors }) => status !== 200 || errors);
  expect(refused).toEqual([]);
  for (const email of emails)
    expect(
      readWishlist(shop.database, findCustomerByEmail(shop.database, email)?.id ?? 0).toSorted(),
    ).toEqual(ids.toSorted());
}, 240_000);
