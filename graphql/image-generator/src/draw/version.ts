import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative } from "node:path";
import type { Silhouette } from "@circlet/platform/demo/wardrobe";
import type { ArtPiece } from "../art/art-piece.ts";
import type { View } from "../view/view.ts";

const source = join(import.meta.dirname, "..");
const silhouettes = join(source, "silhouettes");
/** Folders whose modules affect every image. */
const engine = ["cloth", "geometry", "light", "print", "raster", "render", "tailor", "view"];

let engineDigest: string | undefined;
const silhouetteDigests = new Map<Silhouette, string>();

/** A digest of the modules that draw a view. A fabric view has no silhouette. */
export function versionOf(silhouette: Silhouette, view: View): string {
  engineDigest ??= digestOf(engineFiles());
  return view === "fabric" ? engineDigest : engineDigest + silhouetteDigest(silhouette);
}

/** A digest of a shop image's definition and of the modules that draw it. `subject` holds the scene. */
export function versionOfArt({ name, subject, silhouettes: worn, budget }: Versioned): string {
  engineDigest ??= digestOf(engineFiles());
  const scenes = digestOf(stagecraft.map((file) => join(source, "art", file)));
  const hash = createHash("sha256").update(JSON.stringify([name, subject, budget]));
  for (const part of [engineDigest, scenes, ...worn.map(silhouetteDigest)]) hash.update(part);
  return hash.digest("hex").slice(0, 20);
}

/** Modules that affect scenes but are not part of `subject`. Size charts depend only on `subject`. */
const stagecraft = ["props.ts", "render-still-life.ts", "still-life.ts"];

type Versioned = Pick<ArtPiece, "name" | "subject" | "silhouettes" | "budget">;

const engineFiles = (): string[] =>
  globSync(`{${engine.join()}}/**/*.ts`, { cwd: source }).map((file) => join(source, file));

function silhouetteDigest(silhouette: Silhouette): string {
  const known = silhouetteDigests.get(silhouette);
  if (known !== undefined) return known;
  const made = digestOf([...importedBy(join(silhouettes, `${silhouette}.ts`))]);
  silhouetteDigests.set(silhouette, made);
  return made;
}

/** A silhouette's module and everything it imports from the silhouettes folder. */
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
    hash.update(relative(source, file)).update(codeOf(readFileSync(file, "utf8")));
  return hash.digest("hex");
}

/** A module's code without comments, types and formatting, which do not change images. */
export const codeOf = (source: string): string => stripTypeScriptTypes(source, { mode: "transform" });
