import { describe, expect, test } from "vitest";
import { readCartCookie, writeCartCookie } from "./cart-cookie.server";

const id = "gid://shopify/Cart/c1-7b1f0a?key=9a";
const encoded = encodeURIComponent(id);

describe("the cart id in a cookie", () => {
  test.each([true, false])("can be read after it was written (https: %s)", async (isSecure) => {
    const [pair] = (await writeCartCookie(id, isSecure)).split(";");
    expect(await readCartCookie(`a=1; ${pair}; b=2`, isSecure)).toBe(id);
  });

  test("is bound to the shop's host over https", async () => {
    const attributes = "Max-Age=864000; Path=/; Secure; SameSite=Lax";
    expect(await writeCartCookie(id, true)).toBe(`__Host-cart_id=${encoded}; ${attributes}`);
    expect(await writeCartCookie(id, false)).toBe(
      `cart_id=${encoded}; ${attributes.replace("Secure; ", "")}`,
    );
  });

  test("is not read over https from a cookie that another host may have set", async () => {
    expect(await readCartCookie(`cart_id=${encoded}`, true)).toBeNull();
  });

  test.each([null, "", "other=1", "cart_id=", "cart_id=%E0%A4%A", "cart_id=undefined", "my_cart_id=x"])(
    "is not found in %o",
    async (header) => {
      expect(await readCartCookie(header, false)).toBeNull();
    },
  );
});
