import { request as requestHttp } from "node:http";
import { Agent, request as requestHttps } from "node:https";
import { isLoopback } from "@circlet/service-kit/http/loopback";
import webPush from "web-push";
import type { PushDevice } from "./push-device.ts";
import type { PushKeys } from "./push-keys.ts";
import { lookUpPublic } from "./public-host.ts";

export type PushOutcome =
  | { readonly kind: "sent" }
  /** The browser has unsubscribed. */
  | { readonly kind: "gone" }
  /** Another attempt would get the same response. */
  | { readonly kind: "refused"; readonly status: number | null }
  /** The push service asks to wait, fails, or does not respond in time. */
  | { readonly kind: "busy"; readonly status: number | null; readonly wait: number };

export interface PushContent {
  readonly payload: string;
  /** Seconds for which the push service keeps it for a device that is offline. */
  readonly seconds: number;
  /** Replaces a message with the same topic that waits. At most 32 characters of base64url. */
  readonly topic: string;
}

/** How messages reach push services (RFC 8030, encrypted by RFC 8291, signed by RFC 8292). */
export interface PushTransport {
  send(device: PushDevice, content: PushContent): Promise<PushOutcome>;
  close(): void;
}

/** Milliseconds that a push service may take, and that it may ask to wait. */
const timeout = 5_000;
const longestWait = 3_600_000;

/** Bytes of a response, of which nothing is read. */
const largestResponse = 16 * 1024;

export interface PushSender {
  readonly keys: () => Promise<PushKeys>;
  /** An https or mailto address at which a push service can reach the shop's operator. */
  readonly contact: string;
  readonly isLocalShop: boolean;
}

export function pushTransport({ keys, contact, isLocalShop }: PushSender): PushTransport {
  const agent = new Agent({ keepAlive: true, maxSockets: 2, lookup: lookUpPublic });
  return {
    async send({ endpoint, p256dh, auth }, { payload, seconds, topic }) {
      const details = requestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { ...(await keys()), subject: contact },
        TTL: seconds,
        topic,
      });
      if (!details) return { kind: "refused", status: null };
      const { headers, body, method } = details;
      const url = new URL(endpoint);
      const options = { method, headers, signal: AbortSignal.timeout(timeout) };
      const isLocal = isLocalShop && isLoopback(url);
      return new Promise<PushOutcome>((resolve) => {
        const request =
          isLocal && url.protocol === "http:"
            ? requestHttp(url, options)
            : requestHttps(url, { ...options, ...(!isLocal && { agent }) });
        request.on("error", () => resolve({ kind: "busy", status: null, wait: 0 }));
        request.on("response", (response) => {
          let size = 0;
          response.on("error", () => undefined);
          response.on("data", (bytes: Uint8Array) => {
            size += bytes.length;
            if (size > largestResponse) response.destroy();
          });
          resolve(outcomeOf(response.statusCode ?? 0, response.headers["retry-after"]));
        });
        request.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

/** Null if the library refuses the device's keys. */
function requestDetails(...request: Parameters<typeof webPush.generateRequestDetails>) {
  try {
    return webPush.generateRequestDetails(...request);
  } catch {
    return null;
  }
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 408 || status === 429 || status >= 500)
    return { kind: "busy", status, wait: waitOf(retryAfter) };
  return { kind: "refused", status };
}

/** Milliseconds, of a number of seconds or a date. */
function waitOf(retryAfter = ""): number {
  const wait = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), longestWait);
}
