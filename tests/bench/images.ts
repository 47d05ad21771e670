/**
 * Measures how fast the commerce service renders images that are not cached: one request after the other, in several
 * widths and formats. Prints milliseconds.
 *
 *   node tests/bench/images.ts [images of each view]
 */
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../.tasks/process.ts";
import { serveCommerce, withProgram } from "../programs.ts";
import { figuresOf, print } from "./figures.ts";

const perView = Number(process.argv[2] ?? 12);
const views = ["front", "back", "detail", "fabric"];
const runs = [
  { format: "webp", width: 240, limit: 60 },
  { format: "webp", width: 480, limit: 60 },
  { format: "webp", width: 960 },
  { format: "avif", width: 240, limit: 250 },
  { format: "avif", width: 480, limit: 250 },
  { format: "avif", width: 960, limit: 250 },
  { format: "jpeg", width: 960 },
];

/** A sample of each view's images, spread over the catalog so that all shapes and fabrics occur. */
function sampleNames(): string[] {
  const files = readdirSync(join(root, "graphql/demo/images")).toSorted();
  const names = files.map((file) => file.replace(/\.avif$/, ""));
  return views.flatMap((view) => {
    const namesOfView = names.filter((name) => name.endsWith(`--${view}`));
    const step = Math.max(1, Math.floor(namesOfView.length / perView));
    return namesOfView.filter((_, index) => index % step === 0).slice(0, perView);
  });
}

async function bench(folder: string): Promise<void> {
  await withProgram(serveCommerce(folder, {}, { showsErrors: true }), async (url) => {
    const names = sampleNames();
    // The first image of a format loads its codec.
    for (const format of ["avif", "webp", "jpeg"]) await fetchTime(url, names[0] ?? "", 1440, format);
    for (const { format, width, limit } of runs) {
      const times: number[] = [];
      for (const name of names) times.push(await fetchTime(url, name, width, format));
      print(`${format} ${width}, ${names.length} images`, figuresOf(times), limit ? { p99: limit } : {});
    }
  });
}

async function fetchTime(url: string, name: string, width: number, format: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/images/${name}?width=${width}`, {
    headers: { accept: format === "jpeg" ? "*/*" : `image/${format}` },
  });
  await response.arrayBuffer();
  const milliseconds = performance.now() - start;
  const type = response.headers.get("content-type");
  if (type !== `image/${format}`) throw new Error(`${name}: ${response.status}, ${type}`);
  return milliseconds;
}

const folder = await mkdtemp(join(tmpdir(), "circlet-bench-"));
try {
  await bench(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
