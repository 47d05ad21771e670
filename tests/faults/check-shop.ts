import { expect, vi } from "vitest";
import type { Fault, Seen } from "./fault-table.ts";
import type { FaultyShop } from "./faulty-shop.ts";

export interface Visit {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  readonly milliseconds: number;
}

/** The pages that need the commerce service. */
export const pathsOf = ({ handle }: Pick<FaultyShop, "handle">): readonly string[] => [
  "/",
  "/search",
  "/brands",
  `/products/${handle}`,
  "/cart",
];

export async function visit(url: string, path: string, cartId: string): Promise<Visit> {
  const started = performance.now();
  const response = await fetch(url + path, {
    redirect: "manual",
    headers: { cookie: `cart_id=${encodeURIComponent(cartId)}` },
  });
  const html = await response.text();
  const { status, headers } = response;
  return { path, status, html, headers, milliseconds: performance.now() - started };
}

export const visitAll = (shop: FaultyShop, paths = pathsOf(shop)): Promise<Visit[]> =>
  Promise.all(paths.map((path) => visit(shop.storefront.url, path, shop.cartId)));

/** Milliseconds within which a page must respond, whatever the service does. */
const patience = 8_000;

const apology = "We’ll be right back";
const untrue = ["Your cart is empty", "This one has been sold", "NaN", "[object Object]", "$0.00"];
const internal = ["secrets", "node_modules", "Internal", " at async", ".ts:"];

/** Describes what is wrong with a page during a fault. */
export function flaws(page: Visit, seen: Seen): string[] {
  const { path, status, html, headers, milliseconds } = page;
  const found: string[] = [];
  const flaw = (isFound: boolean, what: string) => isFound && found.push(`${path} ${what}`);
  flaw(milliseconds > patience, `took ${Math.round(milliseconds)} ms`);
  flaw(status === 500, "answered 500");
  flaw(!headers.has("content-security-policy"), "has no content security policy");
  const shown = visibleText(html);
  for (const word of internal) flaw(shown.includes(word), `shows "${word}"`);
  if (status === 503) {
    flaw(!html.includes(apology), `does not say "${apology}"`);
    flaw(!html.includes(">Try again<"), 'has no "Try again"');
    flaw(!headers.has("retry-after"), "has no Retry-After");
    flaw(!headers.get("cache-control")?.includes("no-store"), "may be stored");
    return found;
  }
  if (seen === "handled") return found;
  // The list of all brands is complete without the service's texts.
  flaw(seen === "unavailable" && path !== "/brands", `answered ${status}`);
  flaw(status !== 200, `answered ${status}`);
  for (const words of untrue) flaw(shown.includes(words), `says "${words}"`);
  return [...new Set(found)];
}

/** The document without its scripts, whose data may contain any text. */
export function visibleText(html: string): string {
  return html
    .split("<script")
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf("</script>"))))
    .join("");
}

/** Every page works, and the cart still contains its product. */
export function expectEverythingWorks(shop: FaultyShop): Promise<void> {
  // A busy machine may need more than one attempt.
  return vi.waitFor(() => checkEverything(shop), { timeout: 15_000, interval: 500 });
}

async function checkEverything(shop: FaultyShop): Promise<void> {
  const pages = await visitAll(shop);
  expect(pages.map(({ path, status }) => `${status} ${path}`)).toEqual(
    pathsOf(shop).map((path) => `200 ${path}`),
  );
  for (const path of [`/products/${shop.handle}`, "/cart"]) {
    const page = pages.find((each) => each.path === path);
    expect(visibleText(page?.html ?? "")).toContain(shop.title);
  }
}

/** Every page is complete, or lacks only what the extensions service adds. */
export async function expectWorksWithoutExtensions(shop: FaultyShop, { cause }: Fault): Promise<void> {
  shop.extensions.misbehave = cause;
  try {
    // On a busy machine the commerce service may be slow, too.
    await vi.waitFor(() => checkWithoutExtensions(shop), { timeout: 20_000, interval: 500 });
  } finally {
    shop.extensions.misbehave = undefined;
  }
  await expectEverythingWorks(shop);
}

async function checkWithoutExtensions(shop: FaultyShop): Promise<void> {
  const pages = await visitAll(shop);
  expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual(
    [],
  );
  expect(pages.flatMap((page) => flaws(page, "honest"))).toEqual([]);
}
