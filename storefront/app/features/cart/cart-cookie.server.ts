import { createCookie } from "react-router";
import { asCartId, cartCookieLife, cartCookieName, decodedCookie } from "./cart-id";

/** React Router writes JSON in base64. Scripts read and write this cookie, too, so it stays plain text. */
const plainText = {
  encode: (data: string) => encodeURIComponent(String(JSON.parse(atob(data)))),
  decode: (text: string) => btoa(JSON.stringify(asCartId(decodedCookie(text)))),
};

function cartCookie(isSecure: boolean) {
  return createCookie(cartCookieName(isSecure), {
    path: "/",
    maxAge: cartCookieLife,
    sameSite: "lax",
    secure: isSecure,
    ...plainText,
  });
}

const cookies = { secure: cartCookie(true), plain: cartCookie(false) };

/**
 * The cart's id in a Cookie header, or null. Over https only the cookie that is bound to the shop's host counts:
 * another host of the same domain could plant its own cart under the plain name.
 */
export async function readCartCookie(header: string | null, isSecure: boolean): Promise<string | null> {
  return ((await cookies[isSecure ? "secure" : "plain"].parse(header)) || null) as string | null;
}

/** The Set-Cookie header with which the cart works without JavaScript. */
export function writeCartCookie(cartId: string, isSecure: boolean): Promise<string> {
  return cookies[isSecure ? "secure" : "plain"].serialize(cartId);
}
