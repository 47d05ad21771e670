import { setImmediate as step } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { compression } from "../node/compression.ts";
import { outdatedPages } from "../pages/interleavings.fixture.ts";
import { PageBody } from "../pages/page-body.ts";
import type { RenderedPage } from "../pages/cached-page.ts";
import { PageCache } from "../pages/page-cache.ts";
import { purgesKey, tagsKey } from "./connection.ts";
import { PurgeStream } from "./purge-stream.ts";
import { positionScript, purgeScript } from "./scripts.ts";
import { Valkey } from "./valkey.ts";
import { ValkeyPages } from "./valkey-pages.ts";
import {
  valkeyProgram,
  ValkeyServer,
} from "../../../graphql/service-kit/rate-limits/valkey-server.fixture.ts";

interface Options {
  readonly renewalPause?: number;
  readonly now?: () => number;
  readonly variant?: string;
  readonly commandTime?: number;
}

/** Milliseconds. Generous, for a busy machine. */
const patient = { timeout: 15_000 };

describe.skipIf(valkeyProgram === undefined)(
  "with a Valkey or Redis server (skipped if none is installed)",
  () => {
    let server: ValkeyServer;
    beforeEach(async () => {
      for (const level of ["error", "warn"] as const)
        vi.spyOn(console, level).mockImplementation(() => undefined);
      server = await ValkeyServer.start();
    });
    afterEach(() => server.stop());

    async function storefront(options: Options = {}) {
      // Use the shop's own timeout only in tests about timeouts.
      const valkey = new Valkey(server.url, options.commandTime ?? 10_000);
      const shared = new ValkeyPages({
        valkey,
        variant: "build",
        position: () => stream.position,
        compression,
        ...options,
      });
      const cache = new PageCache({ size: 300, shared, ...(options.now && { now: options.now }) });
      const stream = new PurgeStream(server.url, cache);
      const purge = async (tags: readonly string[]) =>
        void (await valkey.run(purgeScript, [tagsKey, purgesKey], [JSON.stringify(tags)]));
      const last = () => valkey.run(positionScript, [tagsKey]).then(String);
      const hasRead = () => vi.waitFor(async () => expect(stream.position).toBe(await last()), patient);
      onTestFinished(() => {
        stream.close();
        valkey.close();
      });
      await hasRead();
      return { valkey, cache, shared, stream, purge, hasRead };
    }

    const render =
      (text: string, tags = ["p1"]) =>
      async (): Promise<RenderedPage> => ({
        page: {
          status: 200,
          headers: { etag: '"1"' },
          renderedAt: performance.now(),
          body: new PageBody(Buffer.from(text), compression),
          tags,
        },
        lifetime: { fresh: 60_000, stale: 60_000, ifError: 60_000 },
      });
    const textOf = async (cache: PageCache, next: () => Promise<RenderedPage>, key = "/") =>
      new Response((await (await cache.get(key, next)).body.stream("identity")).stream).text();
    const long = (text: string) => text.repeat(1000);

    test("another storefront's page is served, complete and compressed", async () => {
      const [one, two] = [await storefront(), await storefront()];
      await textOf(one.cache, render(long("first")));
      const page = await two.cache.get("/", render("second"));
      expect(page).toMatchObject({ status: 200, headers: { etag: '"1"' }, tags: ["p1"] });
      expect((await page.body.stream("br")).length).toBeLessThan(200);
      expect(await new Response((await page.body.stream("identity")).stream).text()).toBe(long("first"));
    });

    test("storefronts of other builds or settings do not share pages", async () => {
      const [one, two] = [await storefront(), await storefront({ variant: "another build" })];
      await textOf(one.cache, render("first"));
      expect(await textOf(two.cache, render("second"))).toBe("second");
    });

    test("a purge reaches every storefront, and one of them renders the new page", async () => {
      const [one, two] = [await storefront(), await storefront()];
      await textOf(one.cache, render("old"));
      await textOf(two.cache, render("old"));
      await one.purge(["p1"]);
      for (const { hasRead, cache } of [one, two]) {
        await hasRead();
        expect(cache.fresh("/")).toBeUndefined();
      }
      let renders = 0;
      const renewed = () => {
        renders += 1;
        return render("new")();
      };
      const both = () => Promise.all([one, two].map(({ cache }) => textOf(cache, renewed)));
      await vi.waitFor(async () => expect(await both()).toEqual(["new", "new"]), patient);
      expect(renders).toBe(1);
    });

    test("a page whose render began before a purge is not stored", async () => {
      const [one, two] = [await storefront(), await storefront()];
      await textOf(one.cache, async () => {
        await two.purge(["p1"]);
        return render("outdated")();
      });
      expect((await two.shared.look("/", false))?.found).toBeUndefined();
    });

    test("a storefront that lost its connection reads every purge it missed", async () => {
      const [one, two] = [await storefront(), await storefront()];
      const purged: string[] = [];
      const purgeAll = vi.spyOn(two.cache, "purgeAll");
      vi.spyOn(two.cache, "purge").mockImplementation((tags) => void purged.push(...tags));
      for (let id = 0; id < 300; id += 1) {
        if (id % 100 === 0) two.stream.disconnect();
        await one.purge([`p${id}`]);
      }
      await two.hasRead();
      expect(purged).toEqual(Array.from({ length: 300 }, (_, id) => `p${id}`));
      expect(purgeAll).not.toHaveBeenCalled();
    });

    test("a gap in the stream marks all pages as outdated", async () => {
      const { valkey, cache, purge, hasRead } = await storefront();
      await textOf(cache, render("kept"));
      await purge(["p2"]);
      await hasRead();
      // One script, so that the storefront cannot read the purge before the stream is deleted.
      const purgeAndLose = purgeScript.replace(
        "return position",
        "redis.call('del', KEYS[2])\nreturn position",
      );
      await valkey.run(purgeAndLose, [tagsKey, purgesKey], [JSON.stringify(["p3"])]);
      await vi.waitFor(() => expect(cache.fresh("/")).toBeUndefined(), patient);
    });

    test("a new server marks all pages as outdated, then shares pages again", async () => {
      const [one, two] = [await storefront(), await storefront()];
      await textOf(one.cache, render("old"));
      await server.restart();
      await vi.waitFor(() => expect(one.cache.fresh("/")).toBeUndefined(), patient);
      await vi.waitFor(async () => expect(await one.shared.look("/none", false)).toBeDefined(), patient);
      expect(await textOf(two.cache, render("new"))).toBe("new");
      await vi.waitFor(async () => expect(await textOf(one.cache, render("new"))).toBe("new"), patient);
    });

    test("a server that hangs delays one request, a dead one none, and purges fail", async () => {
      const { cache, valkey, purge } = await storefront({ commandTime: 50 });
      server.signal("SIGSTOP");
      const started = performance.now();
      expect(await textOf(cache, render("rendered here"))).toBe("rendered here");
      const first = performance.now() - started;
      for (let page = 0; page < 20; page += 1) await textOf(cache, render("next"), `/${page}`);
      // Loading 20 pages one after the other, at 50 ms each, would take a second.
      expect(performance.now() - started - first).toBeLessThan(900);
      await expect(purge(["p1"])).rejects.toThrow("Valkey is unavailable");
      server.signal("SIGCONT");
      await vi.waitFor(() => valkey.run(positionScript, [tagsKey]), patient);
      await server.kill();
      await vi.waitFor(() => expect(purge(["p1"])).rejects.toThrow("Valkey is unavailable"), patient);
      expect(await textOf(cache, render("alone"), "/alone")).toBe("alone");
    });

    test("a server that refuses scripts is logged once, and pages render without it", async () => {
      const { valkey, cache } = await storefront();
      const logged = vi.mocked(console.error);
      const refuse = () => valkey.run("return redis.error_reply('READONLY a replica')", []);
      await expect(refuse()).rejects.toThrow("READONLY");
      await vi.waitFor(() => expect(refuse()).rejects.toThrow("READONLY"), patient);
      expect(logged.mock.calls.filter(([line]) => String(line).includes("READONLY"))).toHaveLength(1);
      expect(await textOf(cache, render("rendered here"))).toBe("rendered here");
    });

    test("no outdated page stays in interleavings of renders and purges", async () => {
      let time = 0;
      const now = () => (time += 2000);
      const storefronts = await Promise.all([1, 2, 3].map(() => storefront({ renewalPause: 0, now })));
      const fleet = {
        storefronts,
        purge: (tags: readonly string[]) => storefronts[0]?.purge(tags) ?? Promise.resolve(),
        step: () => step(),
        settled: async () => {
          await Promise.all(storefronts.map(({ hasRead }) => hasRead()));
        },
      };
      expect(await outdatedPages(fleet, 1000, 100)).toEqual([]);
    });
  },
);
