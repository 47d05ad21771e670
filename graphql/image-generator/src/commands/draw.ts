import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { silhouettes } from "@circlet/platform/demo/wardrobe";
import { catalogImages } from "../draw/catalog-images.ts";
import { drawingJobs, type DrawingJob } from "../draw/drawing-job.ts";
import {
  isArt,
  imagesFolder,
  readManifest,
  versionOfBytes,
  writeEvery,
  writeManifest,
  type Manifest,
} from "../draw/manifest.ts";
import { DrawingProgress } from "../draw/progress.ts";
import { drawAll } from "../draw/drawing-pool.ts";
import { isView } from "../view/view.ts";
import { art } from "./art.ts";
import { CommandError } from "./command-error.ts";
import { oneOf } from "./one-of.ts";

/**
 * image-generator draw [--only silhouette] [--view v] [--limit n] [--out folder]: draws images that are missing or have
 * changed, including the shop's own unless an option narrows the selection.
 */
export async function draw(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string" },
      view: { type: "string" },
      limit: { type: "string" },
      out: { type: "string", default: imagesFolder },
    },
  });
  await mkdir(values.out, { recursive: true });
  const jobs = drawingJobs(catalogImages());
  const manifest = await readManifest(values.out);
  const kept = await keepCurrent(values.out, jobs, manifest);
  const only = values.only === undefined ? null : oneOf(silhouettes, values.only, "silhouette");
  if (values.view !== undefined && !isView(values.view))
    throw new CommandError(`There is no view ${values.view}.`);
  const due = jobs
    .filter((job) => !kept.has(job.file))
    .filter(
      ({ garment, view }) =>
        (only === null || garment.silhouette === only) && (values.view === undefined || view === values.view),
    )
    .slice(0, values.limit === undefined ? undefined : Number(values.limit));
  await drawImages(values.out, due, manifest);
  const isWhole = values.only === undefined && values.view === undefined && values.limit === undefined;
  if (isWhole) await art(["--out", values.out]);
}

/** Removes images of products that no longer exist, and returns the files that are up to date. */
async function keepCurrent(
  folder: string,
  jobs: readonly DrawingJob[],
  manifest: Manifest,
): Promise<Set<string>> {
  const files = new Set(await readdir(folder));
  const wanted = new Set(jobs.flatMap(({ images }) => images.map(({ name }) => name)));
  for (const name of Object.keys(manifest)) if (!wanted.has(name) && !isArt(name)) delete manifest[name];
  const current = new Set<string>();
  for (const { file, drawnFrom, images } of jobs) {
    const drawn = images
      .map(({ name }) => manifest[name])
      .find((entry) => entry?.file === file && entry.drawnFrom === drawnFrom);
    if (!drawn || !files.has(file)) continue;
    current.add(file);
    for (const { name, alt } of images) manifest[name] = { ...drawn, alt };
  }
  const shown = new Set(Object.values(manifest).map(({ file }) => file));
  const stale = [...files].filter((file) => file.endsWith(".avif") && !isArt(file) && !shown.has(file));
  await Promise.all(stale.map((file) => rm(join(folder, file))));
  return current;
}

const isProduct = (name: string): boolean => !isArt(name);

async function drawImages(folder: string, due: readonly DrawingJob[], manifest: Manifest): Promise<void> {
  const progress = new DrawingProgress(due.length, "product images");
  const tasks = due.map(({ garment, view }, id) => ({ id, garment, view }));
  await drawAll(tasks, async ({ id, bytes, width, height, color }) => {
    const { file, drawnFrom, images } = due[id];
    await writeFile(join(folder, file), bytes);
    const drawn = { file, width, height, color, version: versionOfBytes(bytes), drawnFrom };
    for (const { name, alt } of images) manifest[name] = { ...drawn, alt };
    progress.report(file, bytes.length);
    if (progress.done % writeEvery === 0) await writeManifest(folder, manifest, isProduct);
  }).finally(() => writeManifest(folder, manifest, isProduct));
  progress.end();
}
