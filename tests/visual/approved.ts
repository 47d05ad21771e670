import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { decode, encodeWebp, type Picture } from "./picture.ts";

const folder = join(import.meta.dirname, "pictures");
const fileOf = (name: string): string => join(folder, `${name}.webp`);

/** The approved pictures, in the repository beside the tests, by names such as `components-button--default/390`. */
export async function approved(name: string): Promise<Picture | null> {
  const file = await readFile(fileOf(name)).catch(() => null);
  return file && decode(file);
}

export async function approve(name: string, picture: Picture): Promise<void> {
  await mkdir(dirname(fileOf(name)), { recursive: true });
  await writeFile(fileOf(name), await encodeWebp(picture));
}

export async function approvedNames(): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".webp")).map((file) => file.slice(0, -".webp".length));
}

export const discard = (name: string): Promise<void> => rm(fileOf(name));
