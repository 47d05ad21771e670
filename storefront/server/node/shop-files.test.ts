import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { beforeEach, expect, test, vi } from "vitest";
import { get } from "../storefront.fixture.ts";
import { releaseFiles } from "./releases/release-files.ts";
import { sendFile } from "./static-files.ts";

const icon = "<svg/>".repeat(50);
const script = "// script\n".repeat(300);

/** Holds the current build, and a folder of releases with an older one. */
let folder: string;
let url: string;

beforeEach(async () => {
  folder = temporaryFolder();
  await Promise.all(
    ["build/assets", "releases/older/assets"].map((path) => mkdir(at(path), { recursive: true })),
  );
  await Promise.all([
    writeFile(at("build/favicon.svg"), icon),
    writeFile(at("build/assets/new.js"), script),
    writeFile(at("build/assets/new.js.gz"), gzipSync(script)),
    writeFile(at("releases/older/assets/old.js"), script),
  ]);
  const sendEarlierFile = releaseFiles(at("releases"));
  url = await serveLocally(async (request, response) => {
    if (await sendFile([at("build")], request, response)) return;
    if (!(await sendEarlierFile(request, response))) response.end("page");
  });
});

const at = (path: string): string => join(folder, path);

const files = [
  ["a public file", "/favicon.svg", icon],
  ["a script of the current build", "/assets/new.js", script],
  ["a script of an older build", "/assets/old.js", script],
] as const;

const ranges = [
  "bytes=0-5",
  "bytes=0-0",
  "bytes=5-2",
  "bytes=-500",
  "bytes=-0",
  "bytes=-",
  "bytes=0-18446744073709551615",
  "bytes=18446744073709551615-",
  "bytes=9000000-",
  "bytes=0-1,3-4",
  "bytes=0x1-0x2",
  "bytes=1e1-",
  "bytes = 0 - 5",
  "items=0-5",
  "bytes",
  "-1--1",
  "NaN-Infinity",
  `bytes=${"0-1,".repeat(1000)}0-1`,
];

const cases = files.flatMap(([what, path, body]) =>
  ranges.flatMap((range) =>
    (["GET", "HEAD"] as const).map((method) => ({
      what,
      path,
      body,
      range,
      method,
      shown: range.slice(0, 30),
    })),
  ),
);

test.each(cases)(
  "$method of $what with the range $shown sends all of it",
  async ({ path, body, range, method }) => {
    const response = await get(url, path, { method, headers: { range } });
    expect(response.status).toBe(200);
    expect(response.headers["content-length"]).toBe(String(body.length));
    expect(response.headers).not.toHaveProperty("accept-ranges");
    expect(response.body.toString()).toBe(method === "HEAD" ? "" : body);
  },
);

test("a compressed file keeps its type and has an ETag of its own", async () => {
  const plain = await get(url, "/assets/new.js");
  const compressed = await get(url, "/assets/new.js", { headers: { "accept-encoding": "gzip" } });
  expect(compressed.body.equals(gzipSync(script))).toBe(true);
  expect(compressed.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-type": plain.headers["content-type"],
    vary: "Accept-Encoding",
  });
  expect(compressed.headers["etag"]).not.toBe(plain.headers["etag"]);
  const known = { "accept-encoding": "gzip", "if-none-match": String(compressed.headers["etag"]) };
  expect((await get(url, "/assets/new.js", { headers: known })).status).toBe(304);
});

test.each([
  ["a file that macOS writes", () => writeFile(at("releases/.DS_Store"), "")],
  ["a file", () => writeFile(at("releases/notes.txt"), "")],
  ["a link that leads nowhere", () => symlink(at("nowhere"), at("releases/link"))],
  ["a link to itself", () => symlink(at("releases/loop"), at("releases/loop"))],
  ["a folder that nobody may read", () => mkdir(at("releases/lost+found"), { mode: 0 })],
  ["a folder in place of the script", () => mkdir(at("releases/a/assets/old.js"), { recursive: true })],
])(
  "%s among the releases does not hide older scripts, nor turn a missing one into an error",
  async (_what, add) => {
    await add();
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect((await get(url, "/assets/old.js")).body.toString()).toBe(script);
    expect((await get(url, "/assets/missing.js")).status).toBe(404);
  },
);

test("a removed build leaves its scripts missing and pages served", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await rm(at("build"), { recursive: true });
  await rm(at("releases"), { recursive: true });
  const missing = await get(url, "/assets/new.js");
  expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
  expect((await get(url, "/favicon.svg")).body.toString()).toBe("page");
});

test("a script that is removed from the current build comes from an older one", async () => {
  await rm(at("build"), { recursive: true });
  await writeFile(at("releases/older/assets/new.js"), script);
  expect((await get(url, "/assets/new.js")).body.toString()).toBe(script);
});

test.each([
  "//favicon.svg",
  "/./favicon.svg",
  "/assets/../favicon.svg",
  "/%66avicon.svg",
  "/favicon.svg/",
  "/assets/.hidden.js",
  "/..%2f..%2fetc/passwd.js",
  "/favicon.svg%00.svg",
])("%s is not another spelling of a file", async (path) => {
  await writeFile(at("build/assets/.hidden.js"), script);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.end(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
  const response = await text(socket);
  expect(response).not.toContain(icon);
  expect(response).not.toContain(script);
});
