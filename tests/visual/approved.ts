import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { decode, encodeWebp } from "./raw-image.ts";

const folder = join(import.meta.dirname, "images");
const fileOf = (name: string): string => join(folder, `${name}.webp`);

/** Reads an approved image by its name, such as `components-button--default/390`. */
export const approved = (name: string): Promise<Buffer | null> => readFile(fileOf(name)).catch(() => null);

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

export const discard = (name: string): Promise<void> => rm(fileOf(name));

const digest = (screenshot: Buffer): string => createHash("sha256").update(screenshot).digest("base64url");
