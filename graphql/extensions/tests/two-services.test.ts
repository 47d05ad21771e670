import { afterAll, beforeAll, expect, test } from "vitest";
import { issueCustomerToken } from "../../commerce-service/src/sign-in/testing/sign-in.fixture.ts";
import { operationsOf } from "../../commerce-service/src/testing/operations.fixture.ts";
import {
  executeAt,
  saveProducts,
  testProduct,
} from "../../commerce-service/src/testing/test-shop.fixture.ts";
import { openInMemory } from "../src/database/open-database.ts";
import { type RunningService, startService } from "../src/start-service.ts";
import { idOf } from "./products.ts";
import { openTestService, settingsBeside, type TestService } from "./test-service.ts";
import { wishlistOf } from "./wishlists.ts";

const add = operationsOf("extensions").get("extensions_addWishlistItem") ?? "";

let service: TestService;
let other: RunningService;

/** Two services on one database, beside one shop. Wishlists are the shop's. */
beforeAll(async () => {
  const database = await openInMemory();
  service = await openTestService(database);
  other = await startService({ settings: settingsBeside(service.shop.url), database, log: () => undefined });
});
afterAll(async () => {
  await other.close();
  await service.close();
});

test("two services keep all of 1,000 simultaneous wishlist changes", async () => {
  const { shop } = service;
  const handles = Array.from({ length: 50 }, (_, number) => `dress-${number}`);
  saveProducts(shop.database, ...handles.map((handle) => testProduct(handle)));
  const ids = handles.map((handle) => idOf(shop, handle));
  const emails = Array.from({ length: 20 }, (_, number) => `customer-${number}@circlet.example`);
  const changes = emails.flatMap((email) => {
    const authorization = issueCustomerToken(shop.database, email);
    return ids.map((productId, at) =>
      executeAt(at % 2 === 0 ? service.url : other.url, add, { variables: { productId }, authorization }),
    );
  });
  const refused = (await Promise.all(changes)).filter(({ status, errors }) => status !== 200 || errors);
  expect(refused).toEqual([]);
  for (const email of emails) expect(wishlistOf(shop, email).toSorted()).toEqual(ids.toSorted());
}, 240_000);
