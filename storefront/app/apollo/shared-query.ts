import type { Commerce } from "./commerce";
import { watchPartial } from "./watch-partial";

interface Result<Content> {
  readonly content: Content;
  readonly isPartial: boolean;
}

interface Kept<Content> {
  readonly result: Promise<Result<Content>>;
  /** A `performance.now()` value, because the system clock may be adjusted. */
  readonly expiresAt: number;
}

/**
 * Queries once per client and arguments in `lifetime` milliseconds. Failures and partial responses are not kept. Results are
 * kept for as long as the client, so arguments must come from a few values, such as the shop's menus.
 */
export function sharedQuery<Rest extends readonly string[], Content>(
  query: (commerce: Commerce, ...rest: Rest) => Promise<Content>,
  lifetime = 60_000,
): (commerce: Commerce, ...rest: Rest) => Promise<Content> {
  const clients = new WeakMap<object, Map<string, Kept<Content>>>();

  const runQuery = async (commerce: Commerce, rest: Rest): Promise<Result<Content>> => {
    // Without the headers of the shopper who happens to be the first.
    const watched = watchPartial(commerce.with({}));
    const content = await query(watched.commerce, ...rest);
    return { content, isPartial: watched.isPartial() };
  };

  const startQuery = (commerce: Commerce, rest: Rest): Kept<Content> => {
    const { client } = commerce;
    const kept = { result: runQuery(commerce, rest), expiresAt: performance.now() + lifetime };
    const results = clients.get(client) ?? new Map<string, Kept<Content>>();
    const key = JSON.stringify(rest);
    clients.set(client, results.set(key, kept));
    const dropResult = (): void => {
      if (results.get(key) === kept) results.delete(key);
    };
    kept.result.then(({ isPartial }) => isPartial && dropResult(), dropResult);
    return kept;
  };

  return async (commerce, ...rest) => {
    const known = clients.get(commerce.client)?.get(JSON.stringify(rest));
    const isFresh = known && known.expiresAt > performance.now();
    const { content, isPartial } = await (isFresh ? known : startQuery(commerce, rest)).result;
    if (isPartial) commerce.options.onPartial?.();
    return content;
  };
}
