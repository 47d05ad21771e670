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

/** Queries once per client in `lifetime` milliseconds. Failures and partial responses are not kept. */
export function sharedQuery<Rest extends readonly unknown[], Content>(
  query: (commerce: Commerce, ...rest: Rest) => Promise<Content>,
  lifetime = 60_000,
): (commerce: Commerce, ...rest: Rest) => Promise<Content> {
  const clients = new WeakMap<object, Kept<Content>>();

  const runQuery = async (commerce: Commerce, rest: Rest): Promise<Result<Content>> => {
    // Without the headers of the shopper who happens to be the first.
    const watched = watchPartial(commerce.with({}));
    const content = await query(watched.commerce, ...rest);
    return { content, isPartial: watched.isPartial() };
  };

  const startQuery = (commerce: Commerce, rest: Rest): Kept<Content> => {
    const { client } = commerce;
    const kept = { result: runQuery(commerce, rest), expiresAt: performance.now() + lifetime };
    clients.set(client, kept);
    const dropResult = (): void => {
      if (clients.get(client) === kept) clients.delete(client);
    };
    kept.result.then(({ isPartial }) => isPartial && dropResult(), dropResult);
    return kept;
  };

  return async (commerce, ...rest) => {
    const known = clients.get(commerce.client);
    const isFresh = known && known.expiresAt > performance.now();
    const { content, isPartial } = await (isFresh ? known : startQuery(commerce, rest)).result;
    if (isPartial) commerce.options.onPartial?.();
    return content;
  };
}
