import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { silhouettes } from "@circlet/platform/demo/wardrobe";
import { catalogueCommissions } from "../draw/catalogue-commissions.ts";
import { workFor, type Work } from "../draw/commission.ts";
import { isArt, readManifest, versionOfBytes, writeManifest, type Manifest } from "../draw/manifest.ts";
import { studio } from "../draw/studio.ts";
import { isView } from "../view/view.ts";
import { oneOf } from "./one-of.ts";

export const picturesFolder = join(import.meta.dirname, "../../../platform/pictures");

/** atelier draw [--only silhouette] [--view v] [--limit n] [--out folder]: draws what is missing or has changed. */
export async function draw(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string" },
      view: { type: "string" },
      limit: { type: "string" },
      out: { type: "string", default: picturesFolder },
    },
  });
  await mkdir(values.out, { recursive: true });
  const works = workFor(catalogueCommissions());
  const manifest = await readManifest(values.out);
  const kept = await keepCurrent(values.out, works, manifest);
  const only = values.only === undefined ? null : oneOf(silhouettes, values.only, "silhouette");
  if (values.view !== undefined && !isView(values.view)) throw new Error(`There is no view ${values.view}.`);
  const due = works
    .filter((work) => !kept.has(work.file))
    .filter(
      ({ garment, view }) =>
        (only === null || garment.silhouette === only) && (values.view === undefined || view === values.view),
    )
    .slice(0, values.limit === undefined ? undefined : Number(values.limit));
  await drawAll(values.out, due, manifest);
}

/** Forgets pictures of products that nobody shows any more, and tells which files need no new drawing. */
async function keepCurrent(folder: string, works: readonly Work[], manifest: Manifest): Promise<Set<string>> {
  const files = new Set(await readdir(folder));
  const wanted = new Set(works.flatMap(({ commissions }) => commissions.map(({ name }) => name)));
  for (const name of Object.keys(manifest)) if (!wanted.has(name) && !isArt(name)) delete manifest[name];
  const current = new Set<string>();
  for (const { file, drawnFrom, commissions } of works) {
    const drawn = commissions
      .map(({ name }) => manifest[name])
      .find((entry) => entry?.file === file && entry.drawnFrom === drawnFrom);
    if (!drawn || !files.has(file)) continue;
    current.add(file);
    for (const { name, alt } of commissions) manifest[name] = { ...drawn, alt };
  }
  const shown = new Set(Object.values(manifest).map(({ file }) => file));
  const stale = [...files].filter((file) => file.endsWith(".avif") && !isArt(file) && !shown.has(file));
  await Promise.all(stale.map((file) => rm(join(folder, file))));
  return current;
}

const isProduct = (name: string): boolean => !isArt(name);

/** The manifest is written now and then, so that a broken run loses little. */
const writeEvery = 25;

async function drawAll(folder: string, due: readonly Work[], manifest: Manifest): Promise<void> {
  const start = performance.now();
  let done = 0;
  let bytes = 0;
  const orders = due.map(({ garment, view }, id) => ({ id, garment, view }));
  await studio(orders, async ({ id, bytes: image, width, height, color }) => {
    const { file, drawnFrom, commissions } = due[id];
    await writeFile(join(folder, file), image);
    const drawn = { file, width, height, color, version: versionOfBytes(image), drawnFrom };
    for (const { name, alt } of commissions) manifest[name] = { ...drawn, alt };
    done++;
    bytes += image.length;
    const seconds = (performance.now() - start) / 1000;
    console.log(
      `${done}/${due.length} ${file} ${(image.length / 1000).toFixed(1)} kB, about ${Math.round((seconds / done) * (due.length - done))} s left`,
    );
    if (done % writeEvery === 0) await writeManifest(folder, manifest, isProduct);
  });
  await writeManifest(folder, manifest, isProduct);
  console.log(
    `${done} drawn in ${((performance.now() - start) / 1000).toFixed(1)} s, ${(bytes / 1e6).toFixed(2)} MB`,
  );
}
