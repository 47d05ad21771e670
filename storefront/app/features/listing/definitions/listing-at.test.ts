import { expect, test, vi } from "vitest";
import { generatePath } from "react-router-dom";
import type { Commerce } from "~/apollo/commerce";
import { brandListing } from "./brand-listing";
import { categoryListing } from "./category-listing";
import { collectionListing } from "./collection-listing";
import { listingAt } from "./listing-at";
import routes from "~/routes";

vi.mock("./brand-listing", () => ({ brandListing: vi.fn() }));
vi.mock("./category-listing", () => ({ categoryListing: vi.fn() }));
vi.mock("./collection-listing", () => ({ collectionListing: vi.fn() }));

const commerce = {} as Commerce;
const names = { category: "dresses", brand: "norelle", slug: "sale" };

test("a path's names are decoded, as the routes decode them", async () => {
  await listingAt(commerce, "/brands/Free%20Rein/dresses");
  expect(brandListing).toHaveBeenCalledWith(commerce, { brand: "Free Rein", category: "dresses" }, null);
  await listingAt(commerce, "/category/dresses/m%C3%A9lange");
  expect(categoryListing).toHaveBeenCalledWith(commerce, { category: "dresses", brand: "mélange" });
  await listingAt(commerce, "/collections/%E5%A4%8F");
  expect(collectionListing).toHaveBeenCalledWith(commerce, "夏", "/collections/%E5%A4%8F");
});

test("the searches have no names in their paths", async () => {
  expect(await listingAt(commerce, "/search")).toMatchObject({ definition: { path: "/search" } });
  expect(await listingAt(commerce, "/direct")).toMatchObject({ definition: { path: "/direct" } });
  expect(await listingAt(commerce, "/profile/orders")).toBeNull();
});

test.each(
  routes.flatMap(({ path, file }) =>
    path && ["routes/listing.tsx", "routes/direct.tsx"].includes(file)
      ? [generatePath(`/${path}`, names)]
      : [],
  ),
)("finds the listing of the route %s", async (path) => {
  expect(await listingAt(commerce, path)).not.toBeNull();
});
