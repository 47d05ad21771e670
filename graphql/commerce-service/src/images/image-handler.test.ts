import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { beforeEach, expect, test } from "vitest";
import { createLog } from "@circlet/service-kit/log";
import { testSettings } from "../shared/settings/settings.ts";
import { imageHandler } from "./image-handler.ts";
import { imagePath } from "./image-path.ts";

let folder: string;
let shop: string;
let imageAt: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeEach(async () => {
  folder = temporaryFolder();
  shop = join(folder, "shop/images");
  await mkdir(shop, { recursive: true });
  const settings = testSettings({ dataDirectory: folder, seedDirectory: join(folder, "shop") });
  const handler = imageHandler({ settings, log: createLog("off") });
  imageAt = (path, headers = {}) => handler(new Request(`http://test.invalid/images/${path}`, { headers }));
});

async function saveImage(name: string, width = 960): Promise<void> {
  const background = { r: 120, g: 40, b: 90 };
  await sharp({ create: { width, height: (width * 5) / 4, channels: 3, background } })
    .avif()
    .toFile(join(shop, `${name}.avif`));
}

async function fetchImage(path: string, headers: Record<string, string> = {}) {
  const response = await imageAt(path, { accept: "image/avif,image/webp,*/*", ...headers });
  const body = Buffer.from(await response.arrayBuffer());
  const image = response.ok ? await sharp(body).metadata() : undefined;
  return { response, width: image?.width, height: image?.height };
}

test.each([
  ["image/avif,image/webp,*/*", "image/avif"],
  ["image/webp,*/*", "image/webp"],
  ["image/avif;q=0,image/webp", "image/webp"],
  ["*/*", "image/jpeg"],
])("an image for a browser that accepts %s is %s", async (accept, type) => {
  await saveImage("plum");
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
])("an image requested at width %s is %i wide", async (asked, width) => {
  await saveImage("plum");
  expect(await fetchImage(`plum?width=${asked}`)).toMatchObject({ width, height: (width * 5) / 4 });
});

test("an image that already matches the request is sent unchanged", async () => {
  await saveImage("plum");
  const saved = await readFile(join(shop, "plum.avif"));
  const sent = await imageAt("plum?width=1440", { accept: "image/avif" });
  expect(Buffer.from(await sent.arrayBuffer()).equals(saved)).toBe(true);
});

test("an image is never enlarged", async () => {
  await saveImage("small", 480);
  expect(await fetchImage("small?width=1440")).toMatchObject({ width: 480 });
});

test("an image is cacheable forever under its versioned URL and for an hour under any other", async () => {
  await saveImage("plum");
  const cached = async (path: string) => (await fetchImage(path)).response.headers.get("cache-control");
  const address = imagePath(shop, "plum", 240);
  expect(address).toMatch(/^\/images\/plum\?v=[\da-f]{10}&width=240$/);
  expect(await cached(address.slice("/images/".length))).toBe("public, max-age=31536000, immutable");
  expect(await cached("plum?width=240")).toBe("public, max-age=3600");
  expect(await cached("plum?v=an-older-one&width=240")).toBe("public, max-age=3600");
});

test("an image has a new URL and a new ETag when its file changes", async () => {
  await saveImage("plum");
  const [address, { response }] = [imagePath(shop, "plum"), await fetchImage("plum")];
  await saveImage("plum", 480);
  expect(imagePath(shop, "plum")).not.toBe(address);
  const after = await fetchImage("plum");
  expect(after.width).toBe(480);
  expect(after.response.headers.get("etag")).not.toBe(response.headers.get("etag"));
});

test("an image is not sent again to a client that has it", async () => {
  await saveImage("plum");
  const { response } = await fetchImage("plum?width=240");
  const again = await fetchImage("plum?width=240", {
    "if-none-match": response.headers.get("etag") ?? "",
  });
  expect(again.response.status).toBe(304);
});

test("an image is rendered once and cached on disk, however many requests arrive at once", async () => {
  await saveImage("plum");
  const results = await Promise.all(Array.from({ length: 10 }, () => fetchImage("plum?width=480")));
  expect(results.map(({ width }) => width)).toEqual(Array.from({ length: 10 }, () => 480));
  const kept = await readdir(join(folder, "images"), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(["480.avif"]);
});

test("an image cache that cannot be written still serves images", async () => {
  await saveImage("plum");
  await writeFile(join(folder, "images"), "a file where the folder of the cache should be");
  expect(await fetchImage("plum?width=240")).toMatchObject({ width: 240 });
  expect(await fetchImage("plum?width=240")).toMatchObject({ width: 240 });
});

test.each(["nothing", "..%2fsecret", "%2e%2e/secret", "a%2f..%2f..%2fsecret", "plum.avif", "%", "%00"])(
  "there is no image %s",
  async (name) => {
    await saveImage("plum");
    await saveImage("../secret");
    expect((await fetchImage(name)).response.status).toBe(404);
  },
);

test("an image name of more than 200 characters is not found", async () => {
  for (const length of [201, 8000]) expect((await fetchImage("a".repeat(length))).response.status).toBe(404);
});
