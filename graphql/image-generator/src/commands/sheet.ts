import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { imagesFolder, readManifest } from "../draw/manifest.ts";
import { contactSheet } from "./contact-sheet.ts";

const sheetsFolder = join(import.meta.dirname, "../../sheets");
const cell = { width: 128, columns: 12, rows: 10 } as const;

/** image-generator sheet: contact sheets of all front views in the images folder. */
export async function sheet(): Promise<void> {
  await mkdir(sheetsFolder, { recursive: true });
  const manifest = await readManifest(imagesFolder);
  const fronts = Object.keys(manifest)
    .filter((name) => name.endsWith("--front"))
    .map((name) => manifest[name].file);
  const page = cell.columns * cell.rows;
  for (let start = 0, number = 1; start < fronts.length; start += page, number++) {
    const cells = await Promise.all(
      fronts.slice(start, start + page).map(async (file) => ({ picture: await read(file) })),
    );
    const out = join(sheetsFolder, `catalog-${number}.avif`);
    await contactSheet(cells, cell.columns, cell.width, out);
    console.log(`${out}: ${cells.length} images`);
  }
}

async function read(file: string) {
  const { data, info } = await sharp(await readFile(join(imagesFolder, file)))
    .resize(cell.width * 2)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}
