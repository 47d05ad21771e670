import type { Log } from "../log.ts";

export interface Refusal {
  readonly status: number;
  readonly method: string;
  /** Without secrets. */
  readonly path: string;
  /** The client's. Undefined for this machine. */
  readonly network: string | undefined;
}

/** A wrong signature or token; another site's form or a machine that may not; too many requests. */
const reasons: Readonly<Record<number, string>> = { 401: "unauthorized", 403: "forbidden", 429: "throttled" };

/** Anyone can cause refusals, so log only some of them. */
const lines = { most: 60, per: 60_000 };

/**
 * Logs refusals as the event "security" with `reason` ("unauthorized", "forbidden" or "throttled"), `method`, `path`
 * and `network`. After too many in a minute, one with the reason "unlogged" and their `count`.
 */
export function securityLog(log: Log, now = () => performance.now()): (response: Refusal) => void {
  let since = -Infinity;
  let count = 0;
  return ({ status, method, path, network }) => {
    const reason = reasons[status];
    if (reason === undefined) return;
    if (now() - since >= lines.per) {
      if (count > lines.most) log("security", { reason: "unlogged", count: count - lines.most });
      since = now();
      count = 0;
    }
    count += 1;
    if (count <= lines.most) log("security", { reason, method, path, network });
  };
}
