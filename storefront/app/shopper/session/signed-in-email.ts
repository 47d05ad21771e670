import { readStored } from "~/browser/stored-text";
import * as storageKeys from "~/shop/storage-keys";

/** The email address in the stored ID token, which was validated before it was stored. Null for visitors. */
export function signedInEmail(): string | null {
  try {
    const [, payload = ""] = (readStored(storageKeys.idToken) ?? "").split(".");
    const bytes = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const { email } = JSON.parse(json) as { email?: unknown };
    return typeof email === "string" ? email : null;
  } catch {
    return null;
  }
}
