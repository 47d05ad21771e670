import { createHash, ECDH } from "node:crypto";
import { isLoopback } from "@circlet/service-kit/http/loopback";
import * as v from "valibot";
import { isPublicHost } from "./public-host.ts";

/** A browser to which a shopper wants alerts. Its endpoint is a secret: who knows it can send to it. */
export interface PushDevice {
  readonly endpoint: string;
  /** In base64url, as `auth`. */
  readonly p256dh: string;
  readonly auth: string;
}

/** The maximum number of devices per customer. Each costs a request per message. */
export const mostDevices = 10;

/** What a browser sends. A shop on this machine, as in development and tests, may have its push service here, too. */
export function pushDeviceInput(isLocalShop: boolean) {
  return v.object({
    endpoint: v.pipe(
      v.string(),
      v.maxLength(1000),
      v.check((endpoint) => isPushService(URL.parse(endpoint), isLocalShop), "a push service's address"),
    ),
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/), v.check(isPublicKey, "a key on the curve P-256")),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  });
}

function isPushService(url: URL | null, isLocalShop: boolean): boolean {
  if (!url || url.username !== "" || url.password !== "" || url.hash !== "") return false;
  if (isLocalShop && isLoopback(url)) return /^https?:$/.test(url.protocol);
  // Other ports belong to other services.
  return url.protocol === "https:" && url.port === "" && isPublicHost(url.hostname);
}

function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, "base64url"), "prime256v1");
    return true;
  } catch {
    return false;
  }
}

export function deviceId(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("base64url");
}
