import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Silhouette } from "@circlet/platform/demo/wardrobe";
import type { View } from "../view/view.ts";

const source = join(import.meta.dirname, "..");
/** Folders whose modules decide how every picture looks. */
const engine = ["cloth", "geometry", "light", "print", "raster", "render", "tailor", "view"];

const known = new Map<string, string>();

function digestOf(pattern: string): string {
  const found = known.get(pattern);
  if (found) return found;
  const hash = createHash("sha256");
  for (const file of globSync(pattern, { cwd: source, exclude: ["**/*.test.ts"] }).sort())
    hash.update(file).update(readFileSync(join(source, file)));
  const made = hash.digest("hex");
  known.set(pattern, made);
  return made;
}

/** Changes whenever a module changes that the picture is drawn by. Parts shared by silhouettes lie in silhouettes/parts. */
export function versionOf(silhouette: Silhouette, view: View): string {
  const modules = engine.map((folder) => digestOf(`${folder}/**/*.ts`));
  return view === "fabric"
    ? modules.join()
    : [...modules, digestOf("silhouettes/parts/**/*.ts"), digestOf(`silhouettes/${silhouette}.ts`)].join();
}
