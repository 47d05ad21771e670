import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { widths } from "./matrix.ts";
import { decode, encodeWebp, widened, type RawImage } from "./raw-image.ts";

const folder = join(import.meta.dirname, "images");
const fileOf = (name: string): string => join(folder, `${name}.webp`);

/** Reads an approved image by its name, such as `components-button--default/390`. */
export const approved = (name: string): Promise<Buffer | null> => readFile(fileOf(name)).catch(() => null);

/**
 * What a story at a width looks like without an approved image of its own: the next narrower one, continued to the right.
 * Many stories show nothing but more background in a wider window.
 */
export async function continued(story: string, width: number): Promise<RawImage | null> {
  const narrower = widths.findLast((each) => each < width);
  if (narrower === undefined) return null;
  const file = await approved(`${story}/${narrower}`);
  const image = file ? await decode(file) : await continued(story, narrower);
  return image && widened(image, width);
}

/** Whether an approved image was made from exactly this screenshot. If so, no pixels need to be compared. */
export const isMadeFrom = (file: Buffer, screenshot: Buffer): boolean => file.includes(digest(screenshot));

export async function approve(name: string, screenshot: Buffer): Promise<void> {
  await mkdir(dirname(fileOf(name)), { recursive: true });
  await writeFile(fileOf(name), await encodeWebp(await decode(screenshot), digest(screenshot)));
}

export async function approvedNames(): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".webp")).map((file) => file.slice(0, -".webp".length));
}

export const discard = (name: string): Promise<void> => rm(fileOf(name), { force: true });

const digest = (screenshot: Buffer): string => createHash("sha256").update(screenshot).digest("base64url");
