import { expect, test, vi } from "vitest";
import type { Commerce } from "./commerce";
import { sharedQuery } from "./shared-query";

/** Data services whose responses can be partial. Both pages use the same client. */
function services() {
  const client = {};
  const query = vi.fn(async (onPartial?: () => void) => onPartial?.());
  const page = (onPartial?: () => void): Commerce => {
    const commerce: unknown = {
      client,
      options: { onPartial },
      query: () => query(onPartial),
      with: (options: { onPartial?: () => void }) => page(options.onPartial),
    };
    return commerce as Commerce;
  };
  return { query, page };
}

const load = () => sharedQuery(async (commerce) => commerce.query(undefined as never, undefined as never));

test("a whole response is kept for all pages", async () => {
  const { query, page } = services();
  query.mockResolvedValue(undefined);
  const loadShared = load();
  const onPartial = vi.fn();
  await loadShared(page(onPartial));
  await loadShared(page(onPartial));
  expect(query).toHaveBeenCalledOnce();
  expect(onPartial).not.toHaveBeenCalled();
});

test("each argument has a response of its own", async () => {
  const { page } = services();
  const query = vi.fn(async (_: Commerce, handle: string) => `the menu ${handle}`);
  const loadShared = sharedQuery(query);
  const load = (handle: string) => loadShared(page(), handle);
  expect(await Promise.all(["main", "footer", "main"].map(load))).toEqual([
    "the menu main",
    "the menu footer",
    "the menu main",
  ]);
  expect(query).toHaveBeenCalledTimes(2);
});

test("a partial response is not kept, and all pages that share it know", async () => {
  const { query, page } = services();
  const loadShared = load();
  const [one, other] = [vi.fn(), vi.fn()];
  await Promise.all([loadShared(page(one)), loadShared(page(other))]);
  expect(query).toHaveBeenCalledOnce();
  expect(one).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
  await loadShared(page(one));
  expect(query).toHaveBeenCalledTimes(2);
});
