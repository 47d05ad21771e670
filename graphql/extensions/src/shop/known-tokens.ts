import { createHash } from "node:crypto";
import { TokenRejected } from "./graphql-request.ts";

/** In milliseconds. A token that the platform revokes is refused within a minute. */
const longest = 60_000;
/** Maximum number of customers. The oldest entry is removed first. */
const most = 10_000;

/**
 * Looks up the customer of a token and caches the result for a minute. Caches digests, never tokens, and never
 * failures. Returns undefined for a token that the platform rejects. Throws if the lookup fails.
 */
export function knownTokens(
  lookUp: (token: string) => Promise<string>,
  now: () => number = Date.now,
): (token: string) => Promise<string | undefined> {
  const known = new Map<string, { readonly customerId: string; readonly until: number }>();
  const asked = new Map<string, Promise<string | undefined>>();

  async function ask(token: string, digest: string): Promise<string | undefined> {
    try {
      const customerId = await lookUp(token);
      if (known.size >= most) known.delete(known.keys().next().value ?? "");
      known.set(digest, { customerId, until: now() + longest });
      return customerId;
    } catch (error) {
      if (error instanceof TokenRejected) return undefined;
      throw error;
    } finally {
      asked.delete(digest);
    }
  }

  return async (token) => {
    const digest = createHash("sha256").update(token).digest("base64");
    const entry = known.get(digest);
    if (entry && entry.until > now()) return entry.customerId;
    known.delete(digest);
    // Simultaneous requests with the same token share one lookup.
    const answer = asked.get(digest) ?? ask(token, digest);
    asked.set(digest, answer);
    return answer;
  };
}
