import { createCookie } from "react-router";
import { asCartId, cartCookieLife, cartCookieName, decodedCookie } from "./cart-id";

/** Plain text, because scripts read and write this cookie, too. React Router's cookies are JSON in base64. */
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
 * The cart id in a Cookie header, or null. Over https, reads only the `__Host-` cookie: other hosts of the same domain
 * could set the plain one to a cart of their own.
 */
export async function readCartCookie(header: string | null, isSecure: boolean): Promise<string | null> {
  return ((await cookies[isSecure ? "secure" : "plain"].parse(header)) || null) as string | null;
}

/** The Set-Cookie header that lets the cart work without JavaScript. */
export function writeCartCookie(cartId: string, isSecure: boolean): Promise<string> {
  return cookies[isSecure ? "secure" : "plain"].serialize(cartId);
}
