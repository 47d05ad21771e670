/** The query parameter of a preview link. Node runs this file directly (server/preview-link.ts). */
const parameter = "preview-brand";

const encoder = new TextEncoder();
const algorithm = { name: "HMAC", hash: "SHA-256" };

/** Null for other links, and for those with a wrong signature or in the past. Without a secret, always null. */
export async function previewedBrand(
  { searchParams }: URL,
  secret: string | undefined,
  now = Date.now(),
): Promise<string | null> {
  const [, signed = "", brand = "", expiry = "", signature = ""] =
    /^(([\w-]{1,100})\.(\d{13}))\.([0-9a-f]{64})$/.exec(searchParams.get(parameter) ?? "") ?? [];
  if (secret === undefined || signed === "" || Number(expiry) < now) return null;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return (await crypto.subtle.verify(algorithm, await keyOf(secret), bytes, encoder.encode(signed)))
    ? brand
    : null;
}

/** A link's query string, which is valid until `expiry`, a Unix time in milliseconds. */
export async function previewQuery(brand: string, secret: string, expiry: number): Promise<string> {
  const signed = `${brand}.${expiry}`;
  const signature = await crypto.subtle.sign(algorithm, await keyOf(secret), encoder.encode(signed));
  const hex = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `?${parameter}=${signed}.${hex}`;
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign", "verify"]);
}
