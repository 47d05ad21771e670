import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { ArtPiece } from "../art/art-piece.ts";
import { artPieces } from "../art/registry.ts";
import { encodeArt } from "../draw/encode-art.ts";
import { meanColor } from "../draw/encode.ts";
import { isArt, readManifest, versionOfBytes, writeManifest } from "../draw/manifest.ts";
import { versionOfArt } from "../draw/version.ts";
import { picturesFolder } from "./draw.ts";

/** atelier art [name] [--out folder] [--look folder]: draws the shop's own pictures that are missing or have changed; with a name those that begin with it. */
export async function art(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: "string", default: picturesFolder }, look: { type: "string" } },
  });
  const wanted = artPieces.filter(({ name }) => name.startsWith(positionals[0] ?? ""));
  if (wanted.length === 0) throw new Error(`No picture's name begins with ${positionals[0]}.`);
  if (values.look !== undefined) return await look(wanted, values.look);
  await mkdir(values.out, { recursive: true });
  await forget(values.out);
  for (const piece of wanted) await drawIfDue(piece, values.out);
}

async function drawIfDue(piece: ArtPiece, folder: string): Promise<void> {
  const { name, alt } = piece;
  const file = `${name}.avif`;
  const drawnFrom = versionOfArt(piece);
  const known = (await readManifest(folder))[name];
  if (known?.drawnFrom === drawnFrom && existsSync(join(folder, file))) return;
  const start = performance.now();
  const picture = await piece.draw();
  const image = await encodeArt(picture, piece);
  await writeFile(join(folder, file), image);
  const { width, height } = picture;
  const version = versionOfBytes(image);
  await writeManifest(
    folder,
    { [name]: { file, width, height, alt, color: meanColor(picture), version, drawnFrom } },
    (other) => other === name,
  );
  console.log(
    `${file} ${width} × ${height}, ${(image.length / 1000).toFixed(1)} kB in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
}

/** Takes away pictures of the shop's own that are no longer drawn. */
async function forget(folder: string): Promise<void> {
  const drawn = new Set(artPieces.map(({ name }) => name));
  const gone = (name: string): boolean => isArt(name) && !drawn.has(name);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".avif"));
  await Promise.all(files.filter((file) => gone(file.slice(0, -5))).map((file) => rm(join(folder, file))));
  await writeManifest(folder, {}, gone);
}

/** PNGs for a look, without a trace in the manifest. */
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
