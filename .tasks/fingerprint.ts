import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { root } from "./process.ts";

/** A build output with all that it is made from, as paths from the root of the workspace. */
export interface Product {
  readonly inputs: readonly string[];
  /** Remembers what the output was made from; it lies inside the output, so that both go together. */
  readonly stamp: string;
}

const passedOver = /^(node_modules|build|dist|out|\.react-router)$|\.(test|stories)\.tsx?$/;

export async function isFresh(product: Product): Promise<boolean> {
  const made = await readFile(join(root, product.stamp), "utf8").catch(() => "");
  return made === (await fingerprint(product.inputs));
}

export async function markFresh(product: Product): Promise<void> {
  const stamp = join(root, product.stamp);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, await fingerprint(product.inputs));
}

/** Hash of the inputs' names and contents: times of files lie after a clone, contents don't. */
async function fingerprint(inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesBelow(join(root, input))))).flat().sort();
  const hash = createHash("sha256");
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update("\0");
  }
  return hash.digest("hex");
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const kept = entries.filter((entry) => !passedOver.test(entry.name));
  return (await Promise.all(kept.map((entry) => filesBelow(join(path, entry.name))))).flat();
}
