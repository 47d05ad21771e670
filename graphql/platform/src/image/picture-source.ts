import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { pictureFile } from "./picture-manifest.ts";
import { drawPlaceholder } from "./placeholder.ts";
import { drawSizeChart } from "./size-chart-placeholder.ts";

/** Pictures shipped with the service, made by the atelier. */
export const picturesFolder = join(import.meta.dirname, "../../pictures");

/** Where a picture comes from. */
export interface PictureSource {
  /** Changes when the picture does. */
  readonly version: string;
  readonly read: () => Promise<Buffer>;
  /** Stands in for a picture that is yet to be made. */
  readonly placeholder: boolean;
}

const chartPrefix = "size-chart-";

/** Names are small words joined by hyphens, perhaps in folders: nothing that leads out of the pictures folder. */
const safeName = /^[a-z\d]+(?:[-_]+[a-z\d]+)*(?:\/[a-z\d]+(?:[-_]+[a-z\d]+)*)*$/i;

/** The picture of a name: its file, or a placeholder when a product has it but the file is not there. */
export async function findPicture(
  name: string,
  db: Database,
  folder: string = picturesFolder,
): Promise<PictureSource | undefined> {
  if (!safeName.test(name)) return undefined;
  return (await fileSource(join(folder, pictureFile(folder, name)))) ?? placeholderSource(name, db);
}

async function fileSource(path: string): Promise<PictureSource | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    return {
      version: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
      read: () => readFile(path),
      placeholder: false,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function placeholderSource(name: string, db: Database): PictureSource | undefined {
  const chart = name.startsWith(chartPrefix) ? drawSizeChart(name.slice(chartPrefix.length)) : undefined;
  const svg = chart ?? productPlaceholder(name, db);
  if (svg === undefined) return undefined;
  const version = createHash("sha256").update(svg).digest("hex").slice(0, 12);
  return { version, read: () => Promise.resolve(Buffer.from(svg)), placeholder: true };
}

function productPlaceholder(name: string, db: Database): string | undefined {
  const product = get<{ category: string }>(
    db,
    "SELECT product_type AS category FROM image JOIN product ON product.id = product_id WHERE src = ? LIMIT 1",
    name,
  );
  const [, color = "", view = ""] = name.split("--");
  return product && drawPlaceholder({ category: product.category, color, view });
}
