import { createHmac, timingSafeEqual } from "node:crypto";

/** The body of a webhook that the platform has signed; undefined for a wrong signature. */
export async function signedBody(request: Request, secret: string): Promise<string | undefined> {
  const body = await request.text();
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(request.headers.get("x-shopify-hmac-sha256") ?? "", "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? body : undefined;
}
