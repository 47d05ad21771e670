import { expect, test } from "vitest";
import { compression } from "../node/compression.ts";
import { type Fleet, outdatedPages, randomNumbers } from "./interleavings.fixture.ts";
import { MemoryStore } from "./memory-store.fixture.ts";
import { PageBody } from "./page-body.ts";
import type { StartedFile, RenderedPage } from "./cached-page.ts";
import { PageCache } from "./page-cache.ts";

function setUp(count = 2) {
  const clock = { time: 0 };
  const now = () => clock.time;
  const store = new MemoryStore(now);
  const storefronts = Array.from({ length: count }, () => {
    const shared = store.storefront();
    return { shared, cache: new PageCache({ size: 300, now, shared }) };
  });
  const rendered: string[] = [];
  const render =
    (name: string, status = 200) =>
    async (): Promise<RenderedPage> => {
      rendered.push(name);
      const headers = { "cache-control": "public, max-age=0, s-maxage=10" };
      const body = new PageBody(Buffer.from(name), compression);
      const lifetime = status === 200 ? { fresh: 100, stale: 1000, ifError: 1000 } : null;
      return { page: { status, headers, renderedAt: 0, body, tags: ["p1"] }, lifetime };
    };
  const [one, two] = storefronts.map(({ cache }) => cache) as [PageCache, PageCache];
  const readAll = () => {
    for (const { shared, cache } of storefronts) shared.read(cache);
  };
  const text = async (cache: PageCache, render: () => Promise<RenderedPage | StartedFile>) =>
    new Response((await (await cache.get("/", render)).body.stream("identity")).stream).text();
  return { clock, store, storefronts, one, two, rendered, render, readAll, text };
}

/** Lets background renders finish. */
const settled = () => new Promise((later) => setTimeout(later));

test("a page that another storefront has rendered is served with its age", async () => {
  const { clock, one, two, rendered, render, text } = setUp();
  await text(one, render("first"));
  clock.time = 60;
  expect(await text(two, render("second"))).toBe("first");
  expect(rendered).toEqual(["first"]);
  expect(two.counts).toEqual({ hit: 0, stale: 0, shared: 1, miss: 0 });
  clock.time = 101;
  await text(two, render("renewed"));
  expect(rendered).toEqual(["first", "renewed"]);
});

test("a page renders once for storefronts that need it at the same time", async () => {
  const { one, two, rendered, render, text } = setUp();
  expect(await Promise.all([text(one, render("one")), text(two, render("two"))])).toEqual(["one", "one"]);
  expect(rendered).toEqual(["one"]);
});

test("one storefront renders a purged page for the others", async () => {
  const { clock, store, one, two, rendered, render, readAll, text } = setUp();
  await text(one, render("old"));
  await text(two, render("old"));
  store.purge(["p1"]);
  readAll();
  expect(await text(one, render("new"))).toBe("old");
  await settled();
  expect(await text(two, render("newer"))).toBe("old");
  await settled();
  expect([await text(one, render("-")), await text(two, render("-"))]).toEqual(["new", "new"]);
  clock.time += 10;
  expect(rendered).toEqual(["old", "new"]);
});

test("a new storefront serves another's outdated page while it renders", async () => {
  const { store, one, two, rendered, render, readAll, text } = setUp();
  await text(one, render("old"));
  store.purge(["p1"]);
  readAll();
  const page = await two.get("/", render("new"));
  expect(page.headers["cache-control"]).toBe("public, max-age=0, s-maxage=0");
  await settled();
  expect(rendered).toEqual(["old", "new"]);
  expect(await text(two, render("-"))).toBe("new");
});

test("another storefront's page is served for an hour if rendering fails", async () => {
  const { clock, one, two, render, text } = setUp();
  await text(one, render("old"));
  clock.time = 1500;
  expect(await text(two, () => Promise.reject(new Error("down")))).toBe("old");
  expect(await text(two, render("unavailable", 503))).toBe("old");
});

test("a page that no longer exists leaves the store", async () => {
  const { clock, one, two, render, text } = setUp();
  await text(one, render("for sale"));
  clock.time = 1500;
  expect(await text(one, render("moved", 301))).toBe("moved");
  expect(await text(two, render("again"))).toBe("again");
});

test("a failed render lets the next one start at once", async () => {
  const { one, two, render, text } = setUp();
  await expect(text(one, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await text(two, render("up again"))).toBe("up again");
});

test("each storefront renders its own pages without the store", async () => {
  const { store, one, two, rendered, render, text } = setUp();
  store.isUp = false;
  expect([await text(one, render("one")), await text(two, render("two"))]).toEqual(["one", "two"]);
  expect(rendered).toEqual(["one", "two"]);
});

test("no outdated page stays in 10,000 interleavings of renders and purges", async () => {
  let time = 0;
  // Advances two seconds per call, so that pages are always due for another render.
  const now = () => (time += 2000);
  const store = new MemoryStore(() => 0);
  const random = randomNumbers(2);
  const storefronts = Array.from({ length: 3 }, () => {
    const shared = store.storefront();
    return { shared, cache: new PageCache({ size: 300, now, shared }) };
  });
  const fleet: Fleet = {
    storefronts,
    purge: async (tags) => store.purge(tags),
    step: async () => {
      for (const { shared, cache } of storefronts) if (random() < 0.2) shared.read(cache);
      await Promise.resolve();
    },
    settled: async () => {
      await settled();
      for (const { shared, cache } of storefronts) shared.read(cache);
    },
  };
  expect(await outdatedPages(fleet, 10_000, 250)).toEqual([]);
});

test("a file is shown before it is whole, and then shared", async () => {
  const { one, two, rendered, render, text } = setUp();
  const gate = Promise.withResolvers<void>();
  const begin = async (): Promise<StartedFile> => {
    const { page } = await render("beginning")();
    return { page, whole: gate.promise.then(render("whole")) };
  };
  expect(await text(one, begin)).toBe("beginning");
  gate.resolve();
  await settled();
  expect(await text(two, render("again"))).toBe("whole");
  expect(await text(one, render("again"))).toBe("whole");
  expect(rendered).toEqual(["beginning", "whole"]);
});

test("a file that cannot be finished is built by the next storefront", async () => {
  const { one, two, render, text } = setUp();
  const begin = async (): Promise<StartedFile> => {
    const { page } = await render("beginning")();
    return { page, whole: Promise.reject(new Error("down")) };
  };
  expect(await text(one, begin)).toBe("beginning");
  await settled();
  expect(await text(two, render("whole"))).toBe("whole");
});
