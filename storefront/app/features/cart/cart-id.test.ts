import { describe, expect, test } from "vitest";
import { asCartId, cartCookie, cartIdIn } from "./cart-id";

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

describe("the cart id in a cookie", () => {
  test.each([true, false])("can be read after it was written (https: %s)", (isSecure) => {
    const [pair] = cartCookie(id, isSecure).split(";");
    expect(cartIdIn(`a=1; ${pair}; b=2`, isSecure)).toBe(id);
  });

  test("is bound to the shop's host over https", () => {
    const attributes = "Max-Age=864000; Path=/; SameSite=Lax";
    expect(cartCookie(id, true)).toBe(`__Host-cart_id=${encoded}; ${attributes}; Secure`);
    expect(cartCookie(id, false)).toBe(`cart_id=${encoded}; ${attributes}`);
  });

  test("is not read over https from a cookie that another host may have set", () => {
    expect(cartIdIn(`cart_id=${encoded}`, true)).toBeNull();
  });

  test.each(["", "other=1", "cart_id=", "cart_id=%E0%A4%A", "cart_id=undefined", "my_cart_id=x"])(
    "is not found in %o",
    (header) => {
      expect(cartIdIn(header, false)).toBeNull();
    },
  );
});
