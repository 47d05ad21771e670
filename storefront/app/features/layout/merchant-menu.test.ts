import { expect, test, vi } from "vitest";
import { commerceOf } from "~/apollo/commerce.fixture";
import { loadMenu, menuItems } from "./merchant-menu";

type Menu = Parameters<typeof menuItems>[0];
type Item = Menu["items"][number];

const item = (title: string, type: Item["type"], url: string | null, ...items: Item[]): Item => ({
  id: title,
  title,
  type,
  url,
  items,
});
const store = "https://hollow-pine.example";
const winter = item("Winter", "COLLECTION", `${store}/collections/winter`);

test("the merchant's menu links to the shop's own pages", () => {
  const menu = {
    id: "1",
    items: [
      item("Home", "FRONTPAGE", `${store}/`),
      item("Everything", "CATALOG", `${store}/collections/all`),
      item("Journal", "BLOG", `${store}/blogs/journal`),
      item("Care", "PAGE", `${store}/pages/care`),
      item("Terms", "SHOP_POLICY", `${store}/policies/terms-of-service`),
      item("Odd page", "PAGE", `${store}/apps/odd`),
      item("Map", "HTTP", "https://maps.example/pine"),
      item("Odd", "HTTP", "javascript:alert(1)"),
      item("Seasons", "COLLECTIONS", `${store}/collections`, winter, item("Gifts", "SEARCH", null, winter)),
    ],
  };
  expect(menuItems(menu)).toEqual([
    { label: "Home", href: "/" },
    { label: "Everything", href: "/search" },
    { label: "Journal", href: "/blogs/journal" },
    { label: "Care", href: "/pages/care" },
    { label: "Terms", href: "/policies/terms-of-service" },
    { label: "Map", href: "https://maps.example/pine" },
    {
      label: "Seasons",
      href: "/search",
      columns: [
        { title: "Seasons", links: [{ label: "Winter", href: "/collections/winter" }] },
        {
          title: "Gifts",
          links: [
            { label: "Gifts", href: "/search" },
            { label: "Winter", href: "/collections/winter" },
          ],
        },
      ],
    },
  ]);
});

test("the merchant's menu is null without a link to a page", () => {
  expect(menuItems({ id: "1", items: [item("Odd", "HTTP", "javascript:alert(1)")] })).toBeNull();
});

test("the merchant's menu is null if it fails to load", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const commerce = commerceOf({ query: () => Promise.reject(new Error("down")) });
  expect(await loadMenu(commerce, "main-menu")).toBeNull();
  logged.mockRestore();
});

test("the merchant's menu is loaded again after a failure, then kept", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const menu = { id: "1", items: [item("Home", "FRONTPAGE", `${store}/`)] };
  const query = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValue({ menu });
  const commerce = commerceOf({ query });
  await loadMenu(commerce, "main-menu");
  expect(await loadMenu(commerce, "main-menu")).toEqual([{ label: "Home", href: "/" }]);
  await loadMenu(commerce, "main-menu");
  expect(query).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
