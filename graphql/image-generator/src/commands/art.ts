import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { ArtPiece } from "../art/art-piece.ts";
import { artPieces } from "../art/registry.ts";
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
import { versionOfArt } from "../draw/version.ts";
import { CommandError } from "./command-error.ts";

/**
 * image-generator art [name] [--out folder] [--look folder]: draws the shop's images that are missing or have changed, or those
 * whose name starts with `name`.
 */
export async function art(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: "string", default: imagesFolder }, look: { type: "string" } },
  });
  const wanted = artPieces.filter(({ name }) => name.startsWith(positionals[0] ?? ""));
  if (wanted.length === 0) throw new CommandError(`No image name starts with "${positionals[0]}".`);
  if (values.look !== undefined) return await look(wanted, values.look);
  await mkdir(values.out, { recursive: true });
  await forget(values.out);
  await drawDue(wanted, values.out);
}

async function drawDue(pieces: readonly ArtPiece[], folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  const jobs = pieces.map((piece) => ({
    piece,
    file: `${piece.name}.avif`,
    drawnFrom: versionOfArt(piece),
  }));
  const due = jobs.filter(
    ({ piece, file, drawnFrom }) =>
      manifest[piece.name]?.drawnFrom !== drawnFrom || !existsSync(join(folder, file)),
  );
  const progress = new DrawingProgress(due.length, "shop images");
  const drawn: Manifest = {};
  const write = (): Promise<void> => writeManifest(folder, drawn, (name) => name in drawn);
  const tasks = due.map(({ piece }, id) => ({ id, art: piece.name }));
  await drawAll(tasks, async ({ id, bytes, width, height, color }) => {
    const { piece, file, drawnFrom } = due[id];
    await writeFile(join(folder, file), bytes);
    const version = versionOfBytes(bytes);
    drawn[piece.name] = { file, width, height, alt: piece.alt, color, version, drawnFrom };
    progress.report(file, bytes.length);
    if (progress.done % writeEvery === 0) await write();
  }).finally(write);
  progress.end();
}

/** Removes shop images that are no longer drawn. */
async function forget(folder: string): Promise<void> {
  const drawn = new Set(artPieces.map(({ name }) => name));
  const gone = (name: string): boolean => isArt(name) && !drawn.has(name);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".avif"));
  await Promise.all(files.filter((file) => gone(file.slice(0, -5))).map((file) => rm(join(folder, file))));
  await writeManifest(folder, {}, gone);
}

/** Writes PNGs for inspection, without changing the manifest. */
async function look(pieces: readonly ArtPiece[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, draw } of pieces) {
    const { pixels, width, height } = await draw();
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(join(folder, `${name}.png`));
    console.log(name);
  }
}
