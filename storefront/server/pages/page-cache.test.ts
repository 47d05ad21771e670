import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { compression } from "../node/compression.ts";
import { PageBody } from "./page-body.ts";
import type { CachedPage } from "./cached-page.ts";
import { PageCache } from "./page-cache.ts";

function setUp(size = 10, bytes = 1000) {
  const clock = { time: 0 };
  const cache = new PageCache({ size, bytes, now: () => clock.time });
  const rendered: string[] = [];
  const render =
    (name: string, { status = 200, tags = [] as string[], hasGap = false } = {}) =>
    async () => {
      rendered.push(name);
      const lifetime = status === 200 && !hasGap ? { fresh: 100, stale: 1000, ifError: 1000 } : null;
      return { page: page(name, status, tags), lifetime };
    };
  return { cache, clock, rendered, render };
}

function page(name: string, status: number, tags: string[]): CachedPage {
  return { status, headers: {}, renderedAt: 0, body: new PageBody(Buffer.from(name), compression), tags };
}

const textOf = async ({ body }: CachedPage) => new Response((await body.stream("identity")).stream).text();

test("a fresh page renders once for all requests", async () => {
  const { cache, rendered, render } = setUp();
  await Promise.all([cache.get("/", render("one")), cache.get("/", render("two"))]);
  expect(await textOf(await cache.get("/", render("three")))).toBe("one");
  expect(rendered).toEqual(["one"]);
});

test("a stale page is served immediately and renders in the background", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 500;
  expect(await textOf(await cache.get("/", render("new")))).toBe("old");
  expect(await textOf(await cache.get("/", render("newer")))).toBe("new");
});

test("an expired page renders again", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 5000;
  expect(await textOf(await cache.get("/", render("new")))).toBe("new");
});

test("the old page stays when a background render fails", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 500;
  await cache.get("/", () => Promise.reject(new Error("down")));
  await cache.get("/", render("unavailable", { status: 503 }));
  expect(await textOf(await cache.get("/", render("new")))).toBe("old");
});

test("a page that no longer exists is not served any more", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("for sale"));
  clock.time = 500;
  await cache.get("/", render("sold", { status: 404 }));
  expect(await textOf(await cache.get("/", render("sold", { status: 404 })))).toBe("sold");
});

test("a failed render is rejected and not cached", async () => {
  const { cache, render } = setUp();
  await expect(cache.get("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await textOf(await cache.get("/", render("up again")))).toBe("up again");
});

test("the least recently used page is removed", async () => {
  const { cache, rendered, render } = setUp(2);
  await cache.get("/a", render("a"));
  await cache.get("/b", render("b"));
  await cache.get("/a", render("a"));
  await cache.get("/c", render("c"));
  expect(cache.size).toBe(2);
  await cache.get("/a", render("a again"));
  expect(rendered).toEqual(["a", "b", "c"]);
});

test("only the pages with a tag are purged", async () => {
  const { cache, render } = setUp();
  await cache.get("/coat", render("coat", { tags: ["p1", "listings"] }));
  await cache.get("/hat", render("hat", { tags: ["p2", "listings"] }));
  cache.purge(["p1"]);
  expect(await textOf(await cache.get("/coat", render("coat, sold")))).toBe("coat");
  expect(await textOf(await cache.get("/coat", render("later")))).toBe("coat, sold");
  expect(await textOf(await cache.get("/hat", render("hat, new")))).toBe("hat");
});

test("a repeatedly purged page renders once a second, and the old one is served meanwhile", async () => {
  const { cache, clock, rendered, render } = setUp();
  await cache.get("/", render("first", { tags: ["p1"] }));
  for (clock.time = 0; clock.time < 3000; clock.time += 100) {
    cache.purge(["p1"]);
    await cache.get("/", render(`at ${clock.time}`, { tags: ["p1"] }));
  }
  expect(rendered).toEqual(["first", "at 0", "at 1000", "at 2000"]);
});

test("a complete page stays when an incomplete one is rendered", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("whole"));
  clock.time = 500;
  await cache.get("/", render("gap", { hasGap: true }));
  expect(await textOf(await cache.get("/", render("later")))).toBe("whole");
});

test("an expired page is served if it cannot be rendered, but not forever", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 1500;
  const fail = () => Promise.reject(new Error("down"));
  expect(await textOf(await cache.get("/", fail))).toBe("old");
  expect(await textOf(await cache.get("/", render("unavailable", { status: 503 })))).toBe("old");
  clock.time = 2200;
  await expect(cache.get("/", fail)).rejects.toThrow("down");
});

test("an expired page is served within a second while the platform hangs, and immediately from then on", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 1500;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let renders = 0;
  const hang = () => {
    renders += 1;
    return new Promise<never>(() => undefined);
  };
  const first = cache.get("/", hang);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await textOf(await first)).toBe("old");
  // Without advancing the timers.
  for (let visit = 0; visit < 100; visit += 1) expect(await textOf(await cache.get("/", hang))).toBe("old");
  expect(renders).toBe(1);
});

test("an old page whose renders fail renders again after longer and longer pauses, until one succeeds", async () => {
  const { cache, clock } = setUp();
  const lifetime = { fresh: 100, stale: 1000, ifError: 100_000 };
  const renderAs = (name: string) => async () => ({ page: page(name, 200, []), lifetime });
  await cache.get("/", renderAs("old"));
  const attempts: number[] = [];
  const fail = () => {
    attempts.push(clock.time);
    return Promise.reject(new Error("down"));
  };
  for (clock.time = 200; clock.time < 40_000; clock.time += 100) {
    expect(await textOf(await cache.get("/", fail))).toBe("old");
  }
  expect(attempts).toEqual([200, 2200, 6200, 14_200, 24_200, 34_200]);
  clock.time = 50_000;
  await cache.get("/", renderAs("new"));
  expect(await textOf(await cache.get("/", fail))).toBe("new");
});

test("pages are removed when their bodies need too much memory", async () => {
  const { cache, rendered, render } = setUp(10, 12);
  await cache.get("/a", render("aaaa"));
  await cache.get("/b", render("bbbb"));
  await cache.get("/c", render("cccc"));
  expect(cache.size).toBe(2);
  await cache.get("/a", render("aa"));
  expect(rendered).toEqual(["aaaa", "bbbb", "cccc", "aa"]);
});

test("all encodings of a page count", async () => {
  const { cache, render } = setUp(10, 10_000);
  // Random text hardly compresses.
  const { body } = await cache.get("/a", render(randomBytes(3000).toString("base64")));
  for (const coding of ["br", "gzip", "identity"] as const) await body.stream(coding);
  await cache.get("/b", render("b"));
  expect(cache.size).toBe(1);
});

test("a page's address counts", async () => {
  const { cache, render } = setUp();
  await cache.get("/a", render("a"));
  await cache.get(`/search?text=${"x".repeat(985)}`, render("b"));
  expect(cache.size).toBe(1);
});

/** Starts a render that completes when the test releases it. */
function held(render: () => ReturnType<ReturnType<ReturnType<typeof setUp>["render"]>>) {
  const gate = Promise.withResolvers<void>();
  return { release: gate.resolve, render: () => gate.promise.then(render) };
}

test("a page that was rendering during a purge is not served to later requests and does not replace their page", async () => {
  const { cache, render } = setUp();
  const old = held(render("before", { tags: ["p1"] }));
  const asked = cache.get("/coat", old.render);
  cache.purge(["p1"]);
  expect(await textOf(await cache.get("/coat", render("after", { tags: ["p1"] })))).toBe("after");
  old.release();
  expect(await textOf(await asked)).toBe("before");
  expect(await textOf(await cache.get("/coat", render("later")))).toBe("after");
});

test("a page that was rendering during a purge is cached only if it does not have the tag", async () => {
  const { cache, render } = setUp();
  const [coat, hat] = [held(render("coat", { tags: ["p1"] })), held(render("hat", { tags: ["p2"] }))];
  const asked = [cache.get("/coat", coat.render), cache.get("/hat", hat.render)];
  cache.purge(["p1"]);
  coat.release();
  hat.release();
  await Promise.all(asked);
  expect(await textOf(await cache.get("/coat", render("coat, sold")))).toBe("coat, sold");
  expect(await textOf(await cache.get("/hat", render("hat, new")))).toBe("hat");
});

test("a page that was rendering during a purge does not replace one whose render began later", async () => {
  const { cache, render } = setUp();
  const old = held(render("before", { tags: ["p2"] }));
  const asked = cache.get("/search", old.render);
  cache.purge(["p1"]);
  await cache.get("/search", render("after", { tags: ["p2"] }));
  old.release();
  await asked;
  expect(await textOf(await cache.get("/search", render("later")))).toBe("after");
});

test("a page with a pause renders again no sooner, and is kept even if it is purged while it renders", async () => {
  const { cache, clock } = setUp();
  const rendered: string[] = [];
  const build = (name: string) => async () => {
    rendered.push(name);
    // A product changes during each render.
    cache.purge(["catalog"]);
    const lifetime = { fresh: 100, stale: 1e6, ifError: 1e6, pause: 5000 };
    return { page: page(name, 200, ["catalog"]), lifetime };
  };
  await cache.get("/feed", build("one"));
  for (clock.time = 1000; clock.time < 5000; clock.time += 1000)
    expect(await textOf(await cache.get("/feed", build("too soon")))).toBe("one");
  clock.time = 5000;
  await cache.get("/feed", build("two"));
  expect(await textOf(await cache.get("/feed", build("too soon")))).toBe("two");
  expect(rendered).toEqual(["one", "two"]);
});
