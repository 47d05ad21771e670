import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { saveProduct } from "../catalogue/product-writer.ts";
import { openDatabase } from "../database/database.ts";
import { FaultSwitch } from "../fault/fault-switch.ts";
import { createLog } from "../http/log.ts";
import { CatalogueSearch } from "../search/catalogue-search.ts";
import { createCatalogueIndex } from "../search/catalogue-index.ts";
import { testSettings } from "../settings.ts";
import { imageHandler } from "./image-handler.ts";
import { pictureAddress } from "./picture-address.ts";

let folder: string;
let server: Server;
let base: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "circlet-images-"));
  const database = openDatabase(":memory:");
  saveProduct(database, {
    handle: "plum-dress",
    title: "Plum Dress",
    productType: "dresses",
    options: [],
    variants: [{ options: {}, price: 1000 }],
    images: [{ src: "plum-dress--purple--front" }],
  });
  await mkdir(join(folder, "pictures"));
  const settings = testSettings({ dataDirectory: folder });
  const search = new CatalogueSearch(createCatalogueIndex(database));
  const handler = imageHandler(
    { database, settings, search, log: createLog(false), faults: new FaultSwitch() },
    join(folder, "pictures"),
  );
  server = createServer((request, response) => {
    void handler(request, response, new URL(request.url ?? "/", "http://test.invalid"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/images/`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function shipPicture(name: string, width = 960): Promise<void> {
  const made = join(folder, "made.avif");
  const background = { r: 120, g: 40, b: 90 };
  await sharp({ create: { width, height: (width * 5) / 4, channels: 3, background } })
    .avif()
    .toFile(made);
  await copyFile(made, join(folder, "pictures", `${name}.avif`));
}

async function fetchPicture(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(base + path, { headers: { accept: "image/avif,image/webp,*/*", ...headers } });
  const body = Buffer.from(await response.arrayBuffer());
  const picture = response.ok ? await sharp(body).metadata() : undefined;
  return { response, width: picture?.width, height: picture?.height };
}

describe("a picture", () => {
  test.each([
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["image/avif;q=0,image/webp", "image/webp"],
    ["*/*", "image/jpeg"],
  ])("for a browser that takes %s is %s", async (accept, type) => {
    await shipPicture("plum");
    const { response } = await fetchPicture("plum?width=240", { accept });
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
  ])("asked for in width %s comes in %i", async (asked, width) => {
    await shipPicture("plum");
    expect(await fetchPicture(`plum?width=${asked}`)).toMatchObject({ width, height: (width * 5) / 4 });
  });

  test("is found under every name that the manifest gives it", async () => {
    await shipPicture("cloth--plum-satin", 480);
    const manifest = { "dress--purple--fabric": { file: "cloth--plum-satin.avif" } };
    await writeFile(join(folder, "pictures", "manifest.json"), JSON.stringify(manifest));
    const { response, width } = await fetchPicture("dress--purple--fabric?width=480");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(width).toBe(480);
  });

  test("that lies there as it is asked for is sent as it is", async () => {
    await shipPicture("plum");
    const shipped = await readFile(join(folder, "pictures", "plum.avif"));
    const sent = await fetch(`${base}plum?width=1440`, { headers: { accept: "image/avif" } });
    expect(Buffer.from(await sent.arrayBuffer()).equals(shipped)).toBe(true);
  });

  test("is never enlarged", async () => {
    await shipPicture("small", 480);
    expect(await fetchPicture("small?width=1440")).toMatchObject({ width: 480 });
  });

  test("may be kept for good under the address of its version, and for an hour under any other", async () => {
    await shipPicture("plum");
    const manifest = { plum: { file: "plum.avif", version: "0a1b2c" } };
    await writeFile(join(folder, "pictures", "manifest.json"), JSON.stringify(manifest));
    const cached = async (path: string) => (await fetchPicture(path)).response.headers.get("cache-control");
    const address = pictureAddress("plum", 240, join(folder, "pictures"));
    expect(address).toBe("/images/plum?v=0a1b2c&width=240");
    expect(await cached(address.slice("/images/".length))).toBe("public, max-age=31536000, immutable");
    expect(await cached("plum?width=240")).toBe("public, max-age=3600");
    expect(await cached("plum?v=an-older-one&width=240")).toBe("public, max-age=3600");
  });

  test("is not sent again to who has it", async () => {
    await shipPicture("plum");
    const { response } = await fetchPicture("plum?width=240");
    const again = await fetchPicture("plum?width=240", {
      "if-none-match": response.headers.get("etag") ?? "",
    });
    expect(again.response.status).toBe(304);
  });

  test("is made once and kept on disk, however many ask at once", async () => {
    await shipPicture("plum");
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetchPicture("plum?width=480")));
    expect(answers.map(({ width }) => width)).toEqual(Array.from({ length: 10 }, () => 480));
    const kept = await readdir(join(folder, "images"), { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(["480.avif"]);
  });
});

describe("a product's picture that is yet to be made", () => {
  test("is drawn plainly at the right shape, and not kept for good", async () => {
    const { response, width, height } = await fetchPicture("plum-dress--purple--front?width=480");
    expect({ width, height }).toEqual({ width: 480, height: 600 });
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  });

  test("is there for size charts, too", async () => {
    expect((await fetchPicture("size-chart-womens_alpha?width=240")).response.status).toBe(200);
    expect((await fetchPicture("size-chart-nobody")).response.status).toBe(404);
  });

  test("gives way to the picture when that is there", async () => {
    const before = await fetchPicture("plum-dress--purple--front?width=480");
    await shipPicture("plum-dress--purple--front");
    const after = await fetchPicture("plum-dress--purple--front?width=480");
    expect(after.response.headers.get("etag")).not.toBe(before.response.headers.get("etag"));
  });
});

test.each(["nothing", "..%2fmade", "%2e%2e/made", "pictures/../../made", "plum.avif", "%", "%00"])(
  "there is no picture %s",
  async (name) => {
    await shipPicture("plum");
    expect((await fetchPicture(name)).response.status).toBe(404);
  },
);
