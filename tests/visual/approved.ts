import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { decode, encodeWebp } from "./picture.ts";

const folder = join(import.meta.dirname, "pictures");
const fileOf = (name: string): string => join(folder, `${name}.webp`);

/** The approved pictures, in the repository beside the tests, by names such as `components-button--default/390`. */
export const approved = (name: string): Promise<Buffer | null> => readFile(fileOf(name)).catch(() => null);

/** Whether the browser has sent the very bytes again that a picture was made from: it saves a look at each pixel. */
export const isMadeFrom = (file: Buffer, shot: Buffer): boolean => file.includes(digest(shot));

export async function approve(name: string, shot: Buffer): Promise<void> {
  await mkdir(dirname(fileOf(name)), { recursive: true });
  await writeFile(fileOf(name), await encodeWebp(await decode(shot), digest(shot)));
}

export async function approvedNames(): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".webp")).map((file) => file.slice(0, -".webp".length));
}

export const discard = (name: string): Promise<void> => rm(fileOf(name));

const digest = (shot: Buffer): string => createHash("sha256").update(shot).digest("base64url");
