import { createHash } from "node:crypto";
import { TokenRejected } from "./graphql-request.ts";

/** In milliseconds. A token that the platform revokes is refused within a minute. */
const longest = { known: 60_000, rejected: 10_000 };
/** Maximum number of customers, and of rejected tokens. The oldest entry is removed first. */
const most = 10_000;

type LookUp<Result> = (token: string, network: string | undefined) => Promise<Result>;

/** Keeps a result for a minute, a rejection for ten seconds, as digests. Undefined if rejected. Throws on failure. */
export function knownTokens(
  lookUp: LookUp<string>,
  now: () => number = Date.now,
): LookUp<string | undefined> {
  const known = new Map<string, { readonly customerId: string; readonly until: number }>();
  // Apart from the customers, which any number of invalid tokens must not displace.
  const rejected = new Map<string, { readonly until: number }>();
  const asked = new Map<string, Promise<string | undefined>>();

  async function askPlatform(
    token: string,
    network: string | undefined,
    digest: string,
  ): Promise<string | undefined> {
    try {
      const customerId = await lookUp(token, network);
      keepEntry(known, digest, { customerId, until: now() + longest.known });
      return customerId;
    } catch (error) {
      if (!(error instanceof TokenRejected)) throw error;
      keepEntry(rejected, digest, { until: now() + longest.rejected });
      return undefined;
    } finally {
      asked.delete(digest);
    }
  }

  return async (token, network) => {
    const digest = createHash("sha256").update(token).digest("base64");
    const entry = known.get(digest);
    if (entry && entry.until > now()) return entry.customerId;
    known.delete(digest);
    if ((rejected.get(digest)?.until ?? 0) > now()) return undefined;
    rejected.delete(digest);
    // Simultaneous requests with the same token share one lookup.
    const answer = asked.get(digest) ?? askPlatform(token, network, digest);
    asked.set(digest, answer);
    return answer;
  };
}

function keepEntry<Entry>(entries: Map<string, Entry>, digest: string, entry: Entry): void {
  if (entries.size >= most) entries.delete(entries.keys().next().value ?? "");
  entries.set(digest, entry);
}
