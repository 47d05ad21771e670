import { expect, test, vi } from "vitest";
import { asCartId, browserCartId, cartCookie, cartIdIn } from "./cart-id";

const id = "gid://shopify/Cart/c1-7b1f0a?key=9a";
const encoded = encodeURIComponent(id);

test.each([
  "null",
  "gid://shopify/Product/1",
  "gid://shopify/Cart/<script>",
  `gid://shopify/Cart/${"x".repeat(300)}`,
])("%s is not a cart id", (value) => {
  expect(asCartId(value)).toBeNull();
});

test.each([true, false])("the cart id can be read after it was written (https: %s)", (isSecure) => {
  const [pair] = cartCookie(id, isSecure).split(";");
  expect(cartIdIn(`a=1; ${pair}; b=2`, isSecure)).toBe(id);
});

test("the cart id is bound to the shop's host over https", () => {
  const attributes = "Max-Age=864000; Path=/; SameSite=Lax";
  expect(cartCookie(id, true)).toBe(`__Host-cart_id=${encoded}; ${attributes}; Secure`);
  expect(cartCookie(id, false)).toBe(`cart_id=${encoded}; ${attributes}`);
});

test("the cart id is not read over https from a cookie that another host may have set", () => {
  expect(cartIdIn(`cart_id=${encoded}`, true)).toBeNull();
});

test.each(["", "other=1", "cart_id=", "cart_id=%E0%A4%A", "cart_id=undefined", "my_cart_id=x"])(
  "the cart id is not found in %o",
  (header) => {
    expect(cartIdIn(header, false)).toBeNull();
  },
);

function storageOf(changes: Partial<Storage> = {}): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    ...changes,
  });
  return kept;
}

/** Cookies that behave like a browser's. */
function stubCookies(cookies: Record<string, string> = {}): void {
  vi.stubGlobal("document", {
    get cookie() {
      return Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes("Max-Age=0")) delete cookies[name];
      else cookies[name] = value;
    },
  });
}

test("the cart id is removed from every tab when one signs out", () => {
  const kept = storageOf();
  stubCookies();
  const here = browserCartId(true);
  here.set(id);
  expect(here.get()).toBe(id);
  kept.clear();
  expect(here.get()).toBeNull();
});

test("the cart id comes from the cookie after a form was posted without JavaScript", () => {
  const kept = storageOf();
  kept.set("cart_id", "gid://shopify/Cart/older");
  const cookies: Record<string, string> = { "__Host-cart_id": encodeURIComponent(id) };
  stubCookies(cookies);
  expect(browserCartId(true).get()).toBe(id);
  expect(kept.get("cart_id")).toBe(id);
  expect(cookies).toEqual({ "__Host-cart_id": encodeURIComponent(id) });
});

test("the cart id does not come from a cookie that another host may have set", () => {
  storageOf();
  stubCookies({ cart_id: encodeURIComponent(id) });
  expect(browserCartId(true).get()).toBeNull();
});

test("the cart id lasts until the page closes if the browser stores nothing", () => {
  storageOf({
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  stubCookies();
  const here = browserCartId(true);
  here.set(id);
  expect(here.get()).toBe(id);
});

test("the cart id lasts until the page closes if the browser denies cookies and storage", () => {
  const denied = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  storageOf({ getItem: denied, setItem: denied });
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: denied, set: denied }));
  const here = browserCartId(true);
  here.set(id);
  expect(here.get()).toBe(id);
});
