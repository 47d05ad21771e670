import { createHash } from "node:crypto";
import { TokenRejected } from "./graphql-request.ts";

/** Milliseconds: a token that the platform withdraws is refused a minute later at most. */
const longest = 60_000;
/** Customers at once. The oldest entry goes first. */
const most = 10_000;

/**
 * Asks `lookUp` whose a token is and remembers the answer for a minute. Keeps digests, never tokens, and no failures.
 * Returns undefined for a token that the platform rejects. Throws if it cannot be asked.
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
    // Simultaneous requests with the same token share one question.
    const answer = asked.get(digest) ?? ask(token, digest);
    asked.set(digest, answer);
    return answer;
  };
}
