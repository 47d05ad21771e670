/**
 * How fast the commerce service makes a picture that nobody asked for before: the shipped fronts, backs, details and
 * cloths, one after the other over HTTP, in every width and format. Prints milliseconds.
 *
 *   node tests/bench/pictures.ts [pictures of each kind]
 */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, runToEnd, startService } from "../e2e/process.ts";
import { figuresOf, print } from "./figures.ts";

const perKind = Number(process.argv[2] ?? 12);
const views = ["front", "back", "detail", "fabric"];
const runs = [
  { format: "webp", width: 240, bar: 60 },
  { format: "webp", width: 480, bar: 60 },
  { format: "webp", width: 960 },
  { format: "avif", width: 240, bar: 250 },
  { format: "avif", width: 480, bar: 250 },
  { format: "avif", width: 960, bar: 250 },
  { format: "jpeg", width: 960 },
];

/** Every so many pictures of a view, so that all shapes and cloths have their turn. */
function someNames(): string[] {
  const manifest = JSON.parse(
    readFileSync(join(root, "graphql/platform/pictures/manifest.json"), "utf8"),
  ) as Record<string, unknown>;
  const names = Object.keys(manifest);
  return views.flatMap((view) => {
    const ofView = names.filter((name) => name.endsWith(`--${view}`));
    const step = Math.max(1, Math.floor(ofView.length / perKind));
    return ofView.filter((_, place) => place % step === 0).slice(0, perKind);
  });
}

async function bench(folder: string): Promise<void> {
  const settings = {
    CIRCLET_DATA_DIR: folder,
    PLATFORM_LOG: "off",
    PLATFORM_PORT: "0",
    EXTENSIONS_PORT: "0",
    NODE_ENV: "production",
  };
  const cli = join(root, "graphql/platform/src/cli.ts");
  await runToEnd([cli, "seed", "--products", "1"], settings);
  const service = await startService([cli, "serve"], settings);
  try {
    const names = someNames();
    // The first picture of a format loads its codec.
    for (const format of ["avif", "webp", "jpeg"]) await took(service.url, "art--share", 1440, format);
    for (const { format, width, bar } of runs) {
      const taken: number[] = [];
      for (const name of names) taken.push(await took(service.url, name, width, format));
      print(`${format} ${width}, ${names.length} pictures`, figuresOf(taken), bar ? { p99: bar } : {});
    }
  } finally {
    await service.stop();
  }
}

async function took(url: string, name: string, width: number, format: string): Promise<number> {
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
