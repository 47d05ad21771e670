import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { parseDefectImageName } from "../demo/product/demo-images.ts";
import { defectVersion, drawDefect, isDefectKind } from "./defects/draw-defect.ts";
import { imageFile } from "./image-manifest.ts";
import { drawPlaceholder } from "./placeholders/product-placeholder.ts";
import { drawSizeChart } from "./placeholders/size-chart-placeholder.ts";

/** The images shipped with the service, drawn by the image generator. */
export const imagesFolder = join(import.meta.dirname, "../../images");

/** The file or placeholder of an image. */
export interface OriginalImage {
  /** Changes with the image. */
  readonly version: string;
  readonly read: () => Promise<Buffer>;
  /** Whether it replaces an image that does not exist yet. */
  readonly placeholder: boolean;
}

const chartPrefix = "size-chart-";

/** Names are words joined by hyphens, optionally in folders, so that they cannot leave the images folder. */
const safeName = /^[a-z\d]+(?:[-_]+[a-z\d]+)*(?:\/[a-z\d]+(?:[-_]+[a-z\d]+)*)*$/i;

/**
 * The image with this name: its file, a close-up of a defect, or a placeholder when a product uses it but the file does
 * not exist.
 */
export async function findImage(
  name: string,
  db: Database,
  folder: string = imagesFolder,
): Promise<OriginalImage | undefined> {
  if (!safeName.test(name)) return undefined;
  const drawn =
    (await fileSource(join(folder, imageFile(folder, name)))) ?? (await defectSource(name, db, folder));
  return drawn ?? placeholderSource(name, db);
}

async function fileSource(path: string): Promise<OriginalImage | undefined> {
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

/** A close-up of a product's defect, drawn over the image of its fabric. Only products that are worn have one. */
async function defectSource(name: string, db: Database, folder: string): Promise<OriginalImage | undefined> {
  const { image, kind } = parseDefectImageName(name, "fabric") ?? {};
  if (image === undefined || kind === undefined || !isDefectKind(kind) || !isUsed(name, db)) return undefined;
  const fabric = await fileSource(join(folder, imageFile(folder, image)));
  return (
    fabric && {
      version: `${fabric.version}-${defectVersion(name, kind)}`,
      read: async () => drawDefect(name, kind, await fabric.read()),
      placeholder: false,
    }
  );
}

const isUsed = (name: string, db: Database): boolean =>
  get(db, "SELECT 1 FROM image WHERE src = ? LIMIT 1", name) !== undefined;

function placeholderSource(name: string, db: Database): OriginalImage | undefined {
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
