import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Silhouette } from "@circlet/platform/demo/wardrobe";
import type { View } from "../view/view.ts";

const source = join(import.meta.dirname, "..");
const silhouettes = join(source, "silhouettes");
/** Folders whose modules decide how every picture looks. */
const engine = ["cloth", "geometry", "light", "print", "raster", "render", "tailor", "view"];

let engineDigest: string | undefined;
const silhouetteDigests = new Map<Silhouette, string>();

/** Changes whenever a module changes that the picture is drawn by; a picture of cloth alone has no silhouette. */
export function versionOf(silhouette: Silhouette, view: View): string {
  engineDigest ??= digestOf(
    globSync(`{${engine.join()}}/**/*.ts`, { cwd: source }).map((file) => join(source, file)),
  );
  return view === "fabric" ? engineDigest : engineDigest + silhouetteDigest(silhouette);
}

function silhouetteDigest(silhouette: Silhouette): string {
  const known = silhouetteDigests.get(silhouette);
  if (known !== undefined) return known;
  const made = digestOf([...importedBy(join(silhouettes, `${silhouette}.ts`))]);
  silhouetteDigests.set(silhouette, made);
  return made;
}

/** A silhouette's module with the parts that it is made of, and theirs. */
function importedBy(module: string, found = new Set<string>()): Set<string> {
  if (found.has(module) || relative(silhouettes, module).startsWith("..")) return found;
  found.add(module);
  for (const [, path] of readFileSync(module, "utf8").matchAll(/from "(\.[^"]+)"/g))
    importedBy(join(dirname(module), path), found);
  return found;
}

function digestOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.filter((file) => !file.endsWith(".test.ts")).toSorted())
    hash.update(relative(source, file)).update(readFileSync(file));
  return hash.digest("hex");
}
