import { cp, mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { beforeEach, expect, test, vi } from "vitest";
import { get } from "../../storefront.fixture.ts";
import { keepRelease } from "./keep-release.ts";
import { releaseFiles } from "./release-files.ts";

let folder: string;
let releases: string;
beforeEach(() => {
  folder = temporaryFolder();
  releases = join(folder, "releases");
});

/** A build with one script, `entry-ID.js`. */
async function build(id: string) {
  const files = join(folder, id);
  const assets = join(files, "assets");
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, `entry-${id}.js`), `// ${id}`);
  await writeFile(join(assets, `entry-${id}.js.br`), brotliCompressSync(`// ${id}`));
  return { files, releases, id };
}

async function serve(): Promise<string> {
  const send = releaseFiles(releases);
  return serveLocally(async (request, response) => {
    if (!(await send(request, response))) response.end("page");
  });
}

/** Starts a build at the given time, which decides which builds are kept. */
async function startBuild(id: string, at: number): Promise<void> {
  vi.setSystemTime(at);
  await keepRelease(await build(id));
  vi.useRealTimers();
}

test("the files of the last three builds are served, compressed and cached forever", async () => {
  for (const [at, id] of ["one", "two", "three", "four"].entries()) await startBuild(id, at * 10_000);
  const url = await serve();
  const statuses = await Promise.all(
    ["one", "two", "three", "four"].map(async (id) => (await get(url, `/assets/entry-${id}.js`)).status),
  );
  expect(statuses).toEqual([404, 200, 200, 200]);
  const { body, headers } = await get(url, "/assets/entry-two.js", { headers: { "accept-encoding": "br" } });
  expect(body.equals(brotliCompressSync("// two"))).toBe(true);
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
  });
});

test("a build that starts again counts as the newest", async () => {
  for (const [at, id] of ["one", "two", "three", "one", "four"].entries()) await startBuild(id, at * 10_000);
  expect((await readdir(releases)).sort()).toEqual(["four", "one", "three"]);
});

test("the files of a build that starts on another machine are served", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const url = await serve();
  expect((await get(url, "/assets/entry-new.js")).status).toBe(404);
  await keepRelease(await build("new"));
  expect((await get(url, "/assets/entry-new.js")).body.toString()).toBe("// new");
});

test("a build that is still being copied is not served", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { files } = await build("half");
  await cp(files, join(releases, ".draft-half"), { recursive: true });
  expect((await get(await serve(), "/assets/entry-half.js")).status).toBe(404);
});

test("abandoned drafts are removed, but not those of running processes", async () => {
  for (const name of ["killed", "now"]) await mkdir(join(releases, `.draft-${name}`), { recursive: true });
  const hourAgo = Date.now() / 1000 - 3600;
  await utimes(join(releases, ".draft-killed"), hourAgo, hourAgo);
  await keepRelease(await build("one"));
  expect((await readdir(releases)).sort()).toEqual([".draft-now", "one"]);
});

test("a folder that is not a build takes no build's place", async () => {
  await mkdir(releases);
  await writeFile(join(releases, ".DS_Store"), "");
  await mkdir(join(releases, "lost+found"), { mode: 0 });
  for (const [at, id] of ["one", "two", "three"].entries()) await startBuild(id, at * 10_000);
  expect((await readdir(releases)).sort()).toEqual([".DS_Store", "lost+found", "one", "three", "two"]);
});

test("a build that another process removes is no error", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await mkdir(releases);
  // Simulates a folder that is deleted after it was listed.
  await symlink(join(folder, "nowhere"), join(releases, "removed"));
  await keepRelease(await build("one"));
  expect(error).not.toHaveBeenCalled();
});

test("a build that cannot be copied leaves nothing behind", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await keepRelease({ files: join(folder, "nowhere"), releases, id: "one" });
  expect(await readdir(releases)).toEqual([]);
});

test("a build that several processes start at once stays complete", async () => {
  const release = await build("one");
  await Promise.all([keepRelease(release), keepRelease(release), keepRelease(release)]);
  expect(await readdir(releases)).toEqual(["one"]);
  expect((await get(await serve(), "/assets/entry-one.js")).status).toBe(200);
});

test("a missing script gets plain text that is not cached, and is logged once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const url = await serve();
  await get(url, "/assets/entry-gone.js");
  const { status, headers, body } = await get(url, "/assets/entry-gone.js");
  expect([status, headers["cache-control"], body.toString()]).toEqual([404, "no-store", "Not found\n"]);
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringContaining('No build has "/assets/entry-gone.js"'),
  ]);
  expect((await get(url, "/products/coat")).body.toString()).toBe("page");
});

test("the shop starts even if the folder cannot be written", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await writeFile(join(folder, "file"), "");
  await keepRelease({ ...(await build("one")), releases: join(folder, "file") });
  expect(String(error.mock.calls[0]?.[0])).toContain("Cannot keep this build's files");
});
