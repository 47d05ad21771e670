import type { Page } from "@playwright/test";
import { gotoHydrated } from "./hydrated.ts";
import { expect, onDesktop, test } from "./test.ts";

/** A shopper who chooses again before the first choice has loaded gets both. */

type Choice = (page: Page) => Promise<void>;

const remove =
  (label: string): Choice =>
  (page) =>
    page.getByRole("link", { name: `Remove filter: ${label}` }).click();
const toggle =
  (name: RegExp): Choice =>
  (page) =>
    page.getByRole("form", { name: "Filters" }).getByRole("checkbox", { name }).click();
const follow =
  (name: string): Choice =>
  (page) =>
    page.getByRole("link", { name, exact: true }).click();
const sortByPrice: Choice = async (page) => {
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price low to high" });
};
const switchSizes: Choice = (page) => page.getByRole("checkbox", { name: "My sizes" }).click();

const dresses = "/category/dresses";
const colors = `${dresses}?color=black,red`;
const near = `${dresses}?color=red&near=chest18.5`;

const withBlackGone = `${dresses}?color=red`;

/** What is chosen, where, the two choices, and the address after both. */
const cases: readonly (readonly [string, string, Choice, Choice, string])[] = [
  ["two chips", colors, remove("Black"), remove("Red"), dresses],
  [
    "a chip and a checkbox",
    colors,
    remove("Black"),
    toggle(/^New with tags/),
    `${withBlackGone}&condition=new_with_tags`,
  ],
  [
    "a checkbox and a chip",
    colors,
    toggle(/^New with tags/),
    remove("Black"),
    `${withBlackGone}&condition=new_with_tags`,
  ],
  [
    "a checkbox that is ticked and unticked",
    colors,
    toggle(/^New with tags/),
    toggle(/^New with tags/),
    colors,
  ],
  ["a chip and its order", colors, remove("Black"), sortByPrice, `${withBlackGone}&sort=price_asc`],
  ["its order and a chip", colors, sortByPrice, remove("Black"), `${withBlackGone}&sort=price_asc`],
  ["a chip and a price", colors, remove("Black"), follow("Under $50"), `${withBlackGone}&maxPrice=50`],
  ["a price and a chip", colors, follow("Under $50"), remove("Black"), `${withBlackGone}&maxPrice=50`],
  [
    "a chip and the shopper's sizes",
    colors,
    remove("Black"),
    switchSizes,
    `${withBlackGone}&size=womens_alpha.M`,
  ],
  [
    "the shopper's sizes and a chip",
    colors,
    switchSizes,
    remove("Black"),
    `${withBlackGone}&size=womens_alpha.M`,
  ],
  [
    "a chip and what is closest",
    colors,
    remove("Black"),
    follow("Closest to yours"),
    `${withBlackGone}&near=chest18.5`,
  ],
  [
    "what is closest and a chip",
    colors,
    follow("Closest to yours"),
    remove("Black"),
    `${withBlackGone}&near=chest18.5`,
  ],
  [
    "a chip and the distance",
    near,
    remove("Red"),
    follow("Show only those within 3 in"),
    `${dresses}?near=chest18.5&within=3`,
  ],
  [
    "the distance and the garment",
    `${near}&within=3`,
    remove("Within 3 in"),
    remove("Closest to yours"),
    `${dresses}?color=red`,
  ],
  ["the garment and a checkbox", near, remove("Closest to yours"), toggle(/^Black/), colors],
  [
    "the words and a checkbox",
    "/search?text=silk&color=red",
    remove("“silk”"),
    toggle(/^Black/),
    "/search?color=black,red",
  ],
];

for (const [title, start, first, second, end] of cases) {
  test(`a shopper changes ${title} before the first change has loaded`, onDesktop, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("my_sizes", JSON.stringify(["womens_alpha.M"]));
      localStorage.setItem("my_garments", JSON.stringify(["dresses.in.chest18.5"]));
    });
    await gotoHydrated(page, start);
    const chosen = Promise.withResolvers<void>();
    await page.route(/\.data\?/, async (route) => {
      await chosen.promise;
      // The second choice cancels the first.
      await route.continue().catch(() => undefined);
    });
    const chips = page.getByRole("list", { name: "Active filters" });
    const before = await chips.innerHTML();
    await first(page);
    // The links of the chips have the first choice.
    await expect.poll(() => chips.innerHTML()).not.toBe(before);
    await second(page);
    chosen.resolve();
    await expect(page).toHaveURL(end);
  });
}
