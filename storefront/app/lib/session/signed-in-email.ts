import { storageKeys } from "~/lib/constants";
import { fromBase64Url } from "./base64url";

/** The address in the id token, which was checked when it came; null for a visitor. */
export function signedInEmail(): string | null {
  try {
    const [, body = ""] = (localStorage.getItem(storageKeys.idToken) ?? "").split(".");
    const claims: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(body)));
    const { email } = claims as { email?: unknown };
    return typeof email === "string" ? email : null;
  } catch {
    return null;
  }
}
