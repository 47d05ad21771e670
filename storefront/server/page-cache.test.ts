import { describe, expect, test } from "vitest";
import { PageBody } from "./page-body.ts";
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
  return { status, headers: {}, body: new PageBody(Buffer.from(name)), tags };
}

const textOf = async (page: CachedPage) => (await page.body.in("identity")).toString();

test("a page is rendered once for all who ask while it is fresh", async () => {
  const { cache, rendered, render } = setUp();
  await Promise.all([cache.get("/", render("one")), cache.get("/", render("two"))]);
  expect(await textOf(await cache.get("/", render("three")))).toBe("one");
  expect(rendered).toEqual(["one"]);
});

test("a stale page is served at once and renewed behind the shopper's back", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 500;
  expect(await textOf(await cache.get("/", render("new")))).toBe("old");
  expect(await textOf(await cache.get("/", render("newer")))).toBe("new");
});

test("a page past its time is rendered anew", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 5000;
  expect(await textOf(await cache.get("/", render("new")))).toBe("new");
});

test("a failed renewal leaves the old page in place", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("old"));
  clock.time = 500;
  await cache.get("/", () => Promise.reject(new Error("down")));
  await cache.get("/", render("unavailable", { status: 503 }));
  expect(await textOf(await cache.get("/", render("new")))).toBe("old");
});

test("a page that is gone is not shown any more", async () => {
  const { cache, clock, render } = setUp();
  await cache.get("/", render("for sale"));
  clock.time = 500;
  await cache.get("/", render("sold", { status: 404 }));
  expect(await textOf(await cache.get("/", render("sold", { status: 404 })))).toBe("sold");
});

test("what cannot be rendered is an error and is not kept", async () => {
  const { cache, render } = setUp();
  await expect(cache.get("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await textOf(await cache.get("/", render("up again")))).toBe("up again");
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

test("purging a tag forgets the pages that show it, and no others", async () => {
  const { cache, render } = setUp();
  await cache.get("/coat", render("coat", { tags: ["p1", "listings"] }));
  await cache.get("/hat", render("hat", { tags: ["p2", "listings"] }));
  cache.purge(["p1"]);
  expect(await textOf(await cache.get("/coat", render("coat, sold")))).toBe("coat, sold");
  expect(await textOf(await cache.get("/hat", render("hat, new")))).toBe("hat");
});

describe("a page that was being rendered when something was purged", () => {
  /** Renders a page that is ready only when it is released. */
  function held(render: () => ReturnType<ReturnType<ReturnType<typeof setUp>["render"]>>) {
    const gate = Promise.withResolvers<void>();
    return { release: gate.resolve, render: () => gate.promise.then(render) };
  }

  test("is given to nobody who asks afterwards, and does not replace what they got", async () => {
    const { cache, render } = setUp();
    const old = held(render("before", { tags: ["p1"] }));
    const asked = cache.get("/coat", old.render);
    cache.purge(["p1"]);
    expect(await textOf(await cache.get("/coat", render("after", { tags: ["p1"] })))).toBe("after");
    old.release();
    expect(await textOf(await asked)).toBe("before");
    expect(await textOf(await cache.get("/coat", render("later")))).toBe("after");
  });

  test("is not kept when it shows it, and is when it does not", async () => {
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

  test("does not replace one that was begun later and is there", async () => {
    const { cache, render } = setUp();
    const old = held(render("before", { tags: ["p2"] }));
    const asked = cache.get("/search", old.render);
    cache.purge(["p1"]);
    await cache.get("/search", render("after", { tags: ["p2"] }));
    old.release();
    await asked;
    expect(await textOf(await cache.get("/search", render("later")))).toBe("after");
  });
});
