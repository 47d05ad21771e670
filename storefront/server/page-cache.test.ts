import { expect, test } from "vitest";
import { PageCache, type CachedPage } from "./page-cache.ts";

function setUp(size = 10) {
  const clock = { time: 0 };
  const cache = new PageCache({ size, now: () => clock.time });
  const rendered: string[] = [];
  const render =
    (name: string, { status = 200, tags = [] as string[] } = {}) =>
    async () => {
      rendered.push(name);
      const kept = status === 200;
      return { page: page(name, status, tags), freshFor: kept ? 100 : null, staleFor: kept ? 1000 : 0 };
    };
  return { cache, clock, rendered, render };
}

function page(name: string, status: number, tags: string[]): CachedPage {
  return { status, headers: {}, bodies: { identity: Buffer.from(name) }, tags };
}

const textOf = (page: CachedPage) => Buffer.from(page.bodies.identity).toString();

test("a page is rendered once for all who ask while it is fresh", async () => {
  const { cache, rendered, render } = setUp();
  await Promise.all([cache.get("/", render("one")), cache.get("/", render("two"))]);
  expect(textOf(await cache.get("/", render("three")))).toBe("one");
  expect(rendered).toEqual(["one"]);
});

test("a stale page is served at once and renewed behind the shopper's back", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 500;
  expect(textOf(await cache.get("/", render("new")))).toBe("old");
  expect(textOf(await cache.get("/", render("newer")))).toBe("new");
});

test("a page past its time is rendered anew", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 5000;
  expect(textOf(await cache.get("/", render("new")))).toBe("new");
});

test("a failed renewal leaves the old page in place", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 500;
  await cache.get("/", () => Promise.reject(new Error("down")));
  await cache.get("/", render("unavailable", { status: 503 }));
  expect(textOf(await cache.get("/", render("new")))).toBe("old");
});

test("a page that is gone is not shown any more", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("for sale"));
  clock.time = 500;
  await cache.get("/", render("sold", { status: 404 }));
  expect(textOf(await cache.get("/", render("sold", { status: 404 })))).toBe("sold");
});

test("what cannot be rendered is an error and is not kept", async () => {
  const { cache, render } = setUp();
  await expect(cache.get("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(textOf(await cache.get("/", render("up again")))).toBe("up again");
});

test("the page not asked for the longest makes room", async () => {
  const { cache, rendered, render } = setUp(2);
  await cache.get("/a", render("a"));
  await cache.get("/b", render("b"));
  await cache.get("/a", render("a"));
  await cache.get("/c", render("c"));
  expect(cache.size).toBe(2);
  await cache.get("/a", render("a again"));
  expect(rendered).toEqual(["a", "b", "c"]);
});

test("purging a tag forgets the pages that show it, and those just being rendered", async () => {
  const { cache, render } = setUp();
  await cache.get("/coat", render("coat", { tags: ["product:coat"] }));
  await cache.get("/hat", render("hat", { tags: ["product:hat"] }));
  const under = cache.get("/search", render("before the purge", { tags: ["listing"] }));
  cache.purge(["product:coat"]);
  await under;
  expect(textOf(await cache.get("/coat", render("coat, sold")))).toBe("coat, sold");
  expect(textOf(await cache.get("/hat", render("hat, new")))).toBe("hat");
  expect(textOf(await cache.get("/search", render("after")))).toBe("after");
});
