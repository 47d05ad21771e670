import type { Commerce } from "./commerce";

interface Kept<Content> {
  readonly content: Promise<Content>;
  /** A `performance.now()` value, because the system clock may be adjusted. */
  readonly expiresAt: number;
}

/**
 * Wraps a query that all pages share, so that it runs at most once per service in `lifetime` milliseconds. Failures are
 * not cached.
 */
export function sharedQuery<Rest extends readonly unknown[], Content>(
  query: (commerce: Commerce, ...rest: Rest) => Promise<Content>,
  lifetime = 60_000,
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
