import type { Commerce } from "./commerce";

/** Milliseconds after which the service is queried again. */
const lifetime = 60_000;

interface Kept<Content> {
  readonly content: Promise<Content>;
  /** By `performance.now()`, because the time of day may jump. */
  readonly expiresAt: number;
}

/**
 * A query that all pages share, sent to each service once a minute. A failure is never kept: the next page queries
 * again.
 */
export function keptQuery<Rest extends readonly unknown[], Content>(
  query: (commerce: Commerce, ...rest: Rest) => Promise<Content>,
): (commerce: Commerce, ...rest: Rest) => Promise<Content> {
  const services = new WeakMap<Commerce, Kept<Content>>();
  return (commerce, ...rest) => {
    const known = services.get(commerce);
    if (known && known.expiresAt > performance.now()) return known.content;
    const content = query(commerce, ...rest);
    services.set(commerce, { content, expiresAt: performance.now() + lifetime });
    content.catch(() => {
      if (services.get(commerce)?.content === content) services.delete(commerce);
    });
    return content;
  };
}
