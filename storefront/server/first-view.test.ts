import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstView } from "./first-view.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "circlet-built-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/look-1a.css"), ".a{content:'$&'}");
  await writeFile(join(folder, "assets/home-2b.css"), ".b{color:red}");
});

afterEach(() => rm(folder, { recursive: true }));

const sent = (head: string, body = "") =>
  firstView(pathToFileURL(`${folder}/`))(`<head>${head}</head>${body}`).bytes.toString();

test("a page has its sheets in it, in their order, and no browser asks for them again", () => {
  const html = sent(
    '<link rel="stylesheet" href="/assets/look-1a.css"/><link rel="stylesheet" href="/assets/home-2b.css#"/>',
  );
  expect(html.match(/<style>.*?<\/style>/g)).toEqual([
    "<style>.a{content:'$&'}</style>",
    "<style>.b{color:red}</style>",
  ]);
  const links = html.match(/<link[^>]*>/g) ?? [];
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toMatch(/media="not all" disabled=""/);
  // By both addresses by which scripts look for it.
  expect(html).toContain('href="/assets/home-2b.css"');
  expect(html).toContain('href="/assets/home-2b.css#"');
});

test("only sheets of the build are read", () => {
  const link = '<link rel="stylesheet" href="/assets/../../secret.css"/>';
  expect(sent(link)).toContain(link);
});

test("no script is fetched before the page has been seen", () => {
  const html = sent(
    '<link rel="modulepreload" href="/assets/react-3c.js"/>',
    '<script type="module" async="">import "/assets/manifest-4d.js";\nimport * as route0 from "/assets/root-5e.js";\nwindow.routes = {route0};\nimport("/assets/entry-6f.js");</script>',
  );
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toMatch(/^import /m);
  const script = html.slice(html.indexOf('<script type="module"'));
  const order = ["PerformanceObserver", "react-3c", "manifest-4d", "root-5e", "window.routes", "entry-6f"];
  expect(order.map((step) => script.indexOf(step))).toEqual(
    order.map((step) => script.indexOf(step)).toSorted((a, b) => a - b),
  );
  for (const step of order) expect(script).toContain(step);
});
