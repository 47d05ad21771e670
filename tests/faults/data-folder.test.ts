import { spawnSync } from "node:child_process";
import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { serveCommerce, withProgram } from "../programs.ts";
import { seededFolder } from "./faulty-shop.ts";
import { createCart, keptCarts, query } from "./service-queries.ts";

/** Faults of the disk and the database file, which the shop's data must survive. */

const file = "platform.sqlite";
/** Milliseconds after which a service that started anyway is killed. */
const patience = 50_000;
let catalog: string;

beforeAll(async () => {
  catalog = await seededFolder();
});
afterAll(() => rm(catalog, { recursive: true }));

async function dataFolder(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), "circlet-data-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  return data;
}

async function shopData(): Promise<string> {
  const data = await dataFolder();
  await copyFile(join(catalog, file), join(data, file));
  return data;
}

const products = "{ products(first: 5) { nodes { title images(first: 1) { nodes { url } } } } }";

test("the commerce service does not start with a data folder that cannot be created", async () => {
  const data = join(catalog, file, "folder");
  const program = serveCommerce(data);
  const timer = setTimeout(() => program.signal("SIGKILL"), patience);
  expect(await program.ended()).toBe(1);
  clearTimeout(timer);
  expect(program.output).toContain("CIRCLET_DATA_DIR");
});

describe("the data folder is read-only", () => {
  // Root may write anywhere unless it gives up that right.
  const withoutOverride =
    process.getuid?.() === 0 ? 'exec setpriv --bounding-set=-dac_override "$0" "$@"' : undefined;
  const isObeyed =
    withoutOverride === undefined ||
    spawnSync("setpriv", ["--bounding-set=-dac_override", "true"]).status === 0;

  test.skipIf(!isObeyed)(
    "the commerce service does not start, says why and changes nothing (skipped: root without setpriv)",
    async () => {
      const data = await shopData();
      const path = join(data, file);
      await chmod(path, 0o444);
      await chmod(data, 0o555);
      const before = await readFile(path);
      const program = serveCommerce(data, {}, { limits: withoutOverride });
      const timer = setTimeout(() => program.signal("SIGKILL"), patience);
      expect(await program.ended()).toBe(1);
      clearTimeout(timer);
      expect(program.output).toContain("CIRCLET_DATA_DIR");
      expect(program.output).not.toMatch(/node:internal|at .*\.ts:\d/);
      await chmod(data, 0o755);
      await chmod(path, 0o644);
      expect(await readFile(path)).toEqual(before);
      await withProgram(serveCommerce(data), async (url) => {
        expect(await createCart(url)).not.toBeNull();
      });
    },
    180_000,
  );
});

test("another program holds the write lock: pages stay readable, and carts can be created again when it releases the lock", async () => {
  const data = await shopData();
  await withProgram(serveCommerce(data), async (url) => {
    const cart = await createCart(url);
    const other = new DatabaseSync(join(data, file));
    other.exec("BEGIN IMMEDIATE");
    const waiting = createCart(url).catch(() => null);
    const started = performance.now();
    const { status, data: found } = await query(url, products);
    const took = performance.now() - started;
    other.exec("ROLLBACK");
    other.close();
    expect([status, JSON.stringify(found)]).toEqual([200, expect.stringContaining("title")]);
    expect(took).toBeLessThan(1_000);
    await waiting;
    expect(await createCart(url)).not.toBeNull();
    expect(await keptCarts(url, [cart ?? ""])).toEqual([cart]);
  });
});

test("the disk is full: writes are refused, reads go on, and no acknowledged cart is lost", async () => {
  const data = await shopData();
  const kept: string[] = [];
  let refused = 0;
  // Blocks of 512 bytes: the write-ahead log may grow to 128 kB.
  await withProgram(serveCommerce(data, {}, { limits: "ulimit -f 256" }), async (url) => {
    for (let turn = 0; turn < 200 && refused < 5; turn++) {
      const id = await createCart(url);
      if (id === null) refused += 1;
      else kept.push(id);
    }
    const write = 'mutation { cartCreate(input: { note: "n" }) { cart { id } } }';
    expect((await query(url, write)).status).toBe(503);
    expect((await query(url, products)).status).toBe(200);
  });
  expect(refused).toBe(5);
  expect(kept.length).toBeGreaterThan(0);
  await withProgram(serveCommerce(data), async (url) => {
    expect(await keptCarts(url, kept)).toEqual(kept);
    expect(await createCart(url)).not.toBeNull();
  });
});

test("the image cache cannot be written: images are still served", async () => {
  const data = await shopData();
  await writeFile(join(data, "images"), "a file where the folder should be");
  await withProgram(serveCommerce(data), async (url) => {
    const { data: found } = await query(url, products);
    const [image = ""] = /http[^"]+\/images\/[^"]+/.exec(JSON.stringify(found)) ?? [];
    const { pathname } = new URL(image);
    const response = await fetch(`${url}${pathname}?width=300`);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      expect.stringContaining("image/"),
    ]);
  });
});

test("the commerce service is killed while it writes: every acknowledged cart is there after the restart", async () => {
  const data = await shopData();
  const kept: string[] = [];
  await withProgram(serveCommerce(data), async (url, program) => {
    const shopper = async () => {
      for (;;) {
        const id = await createCart(url).catch(() => null);
        if (id === null) return;
        kept.push(id);
        if (kept.length === 60) program.signal("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: 8 }, shopper));
  });
  expect(kept.length).toBeGreaterThanOrEqual(60);
  await withProgram(serveCommerce(data), async (url) => {
    expect(await keptCarts(url, kept)).toEqual(kept);
  });
});
