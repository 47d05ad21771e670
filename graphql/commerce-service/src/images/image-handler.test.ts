import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { saveProduct } from "../catalog/writing/product-writer.ts";
import { openDatabase } from "../database/database.ts";
import { createLog } from "../server/log.ts";
import { testSettings } from "../settings/settings.ts";
import { imageHandler } from "./image-handler.ts";
import { imagePath } from "./image-path.ts";

let folder: string;
let imageAt: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "circlet-images-"));
  const database = openDatabase(":memory:");
  saveProduct(database, {
    handle: "plum-dress",
    title: "Plum Dress",
    productType: "dresses",
    options: [],
    variants: [{ options: {}, price: 1000 }],
    images: [{ src: "plum-dress--purple--front" }, { src: "plum-dress--purple--defect-ink" }],
  });
  await mkdir(join(folder, "shipped"));
  const settings = testSettings({ dataDirectory: folder });
  const handler = imageHandler({ database, settings, log: createLog(false) }, join(folder, "shipped"));
  imageAt = (path, headers = {}) => handler(new Request(`http://test.invalid/images/${path}`, { headers }));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function shipImage(name: string, width = 960): Promise<void> {
  const made = join(folder, "made.avif");
  const background = { r: 120, g: 40, b: 90 };
  await sharp({ create: { width, height: (width * 5) / 4, channels: 3, background } })
    .avif()
    .toFile(made);
  await copyFile(made, join(folder, "shipped", `${name}.avif`));
}

async function fetchImage(path: string, headers: Record<string, string> = {}) {
  const response = await imageAt(path, { accept: "image/avif,image/webp,*/*", ...headers });
  const body = Buffer.from(await response.arrayBuffer());
  const image = response.ok ? await sharp(body).metadata() : undefined;
  return { response, width: image?.width, height: image?.height };
}

describe("an image", () => {
  test.each([
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["image/avif;q=0,image/webp", "image/webp"],
    ["*/*", "image/jpeg"],
  ])("for a browser that accepts %s is %s", async (accept, type) => {
    await shipImage("plum");
    const { response } = await fetchImage("plum?width=240", { accept });
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toBe("Accept");
  });

  test.each([
    ["240", 240],
    ["241", 480],
    ["1", 240],
    ["960", 960],
    ["0", 960],
    ["wide", 960],
  ])("requested at width %s is %i wide", async (asked, width) => {
    await shipImage("plum");
    expect(await fetchImage(`plum?width=${asked}`)).toMatchObject({ width, height: (width * 5) / 4 });
  });

  test("is found under every name in the manifest", async () => {
    await shipImage("cloth--plum-satin", 480);
    const manifest = { "dress--purple--fabric": { file: "cloth--plum-satin.avif" } };
    await writeFile(join(folder, "shipped", "manifest.json"), JSON.stringify(manifest));
    const { response, width } = await fetchImage("dress--purple--fabric?width=480");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(width).toBe(480);
  });

  test("that already matches the request is sent unchanged", async () => {
    await shipImage("plum");
    const shipped = await readFile(join(folder, "shipped", "plum.avif"));
    const sent = await imageAt("plum?width=1440", { accept: "image/avif" });
    expect(Buffer.from(await sent.arrayBuffer()).equals(shipped)).toBe(true);
  });

  test("is never enlarged", async () => {
    await shipImage("small", 480);
    expect(await fetchImage("small?width=1440")).toMatchObject({ width: 480 });
  });

  test("is cacheable forever under its versioned URL and for an hour under any other", async () => {
    await shipImage("plum");
    const manifest = { plum: { file: "plum.avif", version: "0a1b2c" } };
    await writeFile(join(folder, "shipped", "manifest.json"), JSON.stringify(manifest));
    const cached = async (path: string) => (await fetchImage(path)).response.headers.get("cache-control");
    const address = imagePath("plum", 240, join(folder, "shipped"));
    expect(address).toBe("/images/plum?v=0a1b2c&width=240");
    expect(await cached(address.slice("/images/".length))).toBe("public, max-age=31536000, immutable");
    expect(await cached("plum?width=240")).toBe("public, max-age=3600");
    expect(await cached("plum?v=an-older-one&width=240")).toBe("public, max-age=3600");
  });

  test("is not sent again to a client that has it", async () => {
    await shipImage("plum");
    const { response } = await fetchImage("plum?width=240");
    const again = await fetchImage("plum?width=240", {
      "if-none-match": response.headers.get("etag") ?? "",
    });
    expect(again.response.status).toBe(304);
  });

  test("is rendered once and cached on disk, however many requests arrive at once", async () => {
    await shipImage("plum");
    const results = await Promise.all(Array.from({ length: 10 }, () => fetchImage("plum?width=480")));
    expect(results.map(({ width }) => width)).toEqual(Array.from({ length: 10 }, () => 480));
    const kept = await readdir(join(folder, "images"), { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(["480.avif"]);
  });
});

test("an image cache that cannot be written still serves images", async () => {
  await shipImage("plum");
  await writeFile(join(folder, "images"), "a file where the folder of the cache should be");
  expect(await fetchImage("plum?width=240")).toMatchObject({ width: 240 });
  expect(await fetchImage("plum?width=240")).toMatchObject({ width: 240 });
});

describe("a product image that does not exist yet", () => {
  test("is a placeholder with the right aspect ratio and a short cache time", async () => {
    const { response, width, height } = await fetchImage("plum-dress--purple--front?width=480");
    expect({ width, height }).toEqual({ width: 480, height: 600 });
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  });

  test("exists for size charts", async () => {
    expect((await fetchImage("size-chart-womens_alpha?width=240")).response.status).toBe(200);
    expect((await fetchImage("size-chart-nobody")).response.status).toBe(404);
  });

  test("is replaced by the real image once there is one", async () => {
    const before = await fetchImage("plum-dress--purple--front?width=480");
    await shipImage("plum-dress--purple--front");
    const after = await fetchImage("plum-dress--purple--front?width=480");
    expect(after.response.headers.get("etag")).not.toBe(before.response.headers.get("etag"));
  });
});

test.each(["nothing", "..%2fmade", "%2e%2e/made", "shipped/../../made", "plum.avif", "%", "%00"])(
  "there is no image %s",
  async (name) => {
    await shipImage("plum");
    expect((await fetchImage(name)).response.status).toBe(404);
  },
);

test("an image name of more than 200 characters is not found", async () => {
  for (const length of [201, 8000]) expect((await fetchImage("a".repeat(length))).response.status).toBe(404);
});

describe("a close-up of a defect", () => {
  const closeUp = "plum-dress--purple--defect-ink";

  /** The darkest pixel's share of white. */
  async function darkest(path: string): Promise<number> {
    const response = await imageAt(path, { accept: "image/jpeg" });
    const { channels } = await sharp(Buffer.from(await response.arrayBuffer()))
      .greyscale()
      .stats();
    return (channels[0]?.min ?? 255) / 255;
  }

  test("shows the defect on the fabric, always at the same place", async () => {
    await shipImage("plum-dress--purple--fabric", 720);
    const { response, width, height } = await fetchImage(closeUp);
    expect(response.status).toBe(200);
    expect([width, height]).toEqual([960, 1200]);
    expect(await darkest(closeUp)).toBeLessThan(await darkest("plum-dress--purple--fabric"));
    const again = await fetchImage(closeUp);
    expect(again.response.headers.get("etag")).toBe(response.headers.get("etag"));
  });

  test("does not exist for a product that has no such defect", async () => {
    await shipImage("plum-dress--purple--fabric", 720);
    expect((await fetchImage("plum-dress--purple--defect-nick")).response.status).toBe(404);
    expect((await fetchImage("plum-dress--purple--defect-__proto__")).response.status).toBe(404);
  });

  test("is a placeholder until the fabric has an image", async () => {
    const { response } = await fetchImage(closeUp);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  });
});
