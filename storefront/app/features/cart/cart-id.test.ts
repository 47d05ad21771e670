import { afterEach, describe, expect, test, vi } from "vitest";
import { asCartId, browserCartId, cartIdCookie, cartIdOfCookies } from "./cart-id";

const id = "gid://shopify/Cart/c1-7b1f0a?key=9a";

describe("the cart's id in a cookie", () => {
  test("is read as it was written", () => {
    const [pair] = cartIdCookie(id, true).split(";");
    expect(cartIdOfCookies(`a=1; ${pair}; b=2`)).toBe(id);
  });

  test("is sent to the shop alone, and over https only where the shop is", () => {
    expect(cartIdCookie(id, true)).toMatch(/SameSite=Lax; Secure$/);
    expect(cartIdCookie(id, false)).not.toContain("Secure");
    expect(cartIdCookie(id, true)).not.toContain("HttpOnly");
  });

  test.each([null, "", "other=1", "cart_id=", "cart_id=%E0%A4%A", "cart_id=undefined", "my_cart_id=x"])(
    "%o holds none",
    (header) => {
      expect(cartIdOfCookies(header)).toBeNull();
    },
  );
});

test.each([
  "null",
  "gid://shopify/Product/1",
  "gid://shopify/Cart/<script>",
  `gid://shopify/Cart/${"x".repeat(300)}`,
])("%s is no cart's id", (value) => {
  expect(asCartId(value)).toBeNull();
});

describe("the cart's id in a browser", () => {
  const page = { cookie: "", location: { protocol: "https:" } } as Document;

  function storageOf(changes: Partial<Storage> = {}): Map<string, string> {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      ...changes,
    });
    return kept;
  }

  afterEach(() => vi.unstubAllGlobals());

  test("is given up in every tab when one logs out", () => {
    const kept = storageOf();
    const here = browserCartId({ ...page });
    here.set(id);
    expect(here.get()).toBe(id);
    kept.clear();
    expect(here.get()).toBeNull();
  });

  test("lasts as long as the page where nothing can be kept", () => {
    storageOf({
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    const here = browserCartId({ ...page });
    here.set(id);
    expect(here.get()).toBe(id);
  });
});
