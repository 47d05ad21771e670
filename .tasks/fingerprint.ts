import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { root } from "./process.ts";

/** A build output and its sources, as paths from the workspace root. */
export interface BuildOutput {
  readonly inputs: readonly string[];
  /** What else the output depends on, such as a setting. */
  readonly variant?: string;
  /** The file with the inputs' hash. It is inside the output, so deleting the output deletes it, too. */
  readonly stamp: string;
}

/** Deployment settings are not sources: one build runs with any of them. */
const ignored = /^(node_modules|build|dist|out|\.react-router|settings\.env)$|\.(test|stories)\.tsx?$/;

/** Whether the inputs are unchanged since `markFresh`. */
export async function isFresh(output: BuildOutput): Promise<boolean> {
  const stamp = await readFile(join(root, output.stamp), "utf8").catch(() => "");
  return stamp === (await fingerprint(output));
}

/** `made` is the fingerprint from before the build, so sources that change during the build make it outdated. */
export async function markFresh(output: BuildOutput, made: string): Promise<void> {
  const stamp = join(root, output.stamp);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, made);
}

/** Hash of the inputs' names and contents; modification times are unreliable after a clone. */
export async function fingerprint({ inputs, variant = "" }: Omit<BuildOutput, "stamp">): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => listFiles(join(root, input))))).flat().sort();
  const hash = createHash("sha256").update(variant);
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update("\0");
  }
  return hash.digest("hex");
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const kept = entries.filter((entry) => !ignored.test(entry.name));
  return (await Promise.all(kept.map((entry) => listFiles(join(path, entry.name))))).flat();
}
