import type { Rolldown } from "tsdown";

/** Removes side-effect imports from type files. */
export function bareTypes(): Rolldown.Plugin {
  return {
    name: "bare-types",
    renderChunk: (code, { fileName }) =>
      fileName.endsWith(".d.ts") ? { code: code.replaceAll(/^import "[^"]+";\n?/gm, ""), map: null } : null,
  };
}
