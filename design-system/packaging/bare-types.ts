import type { Rolldown } from "tsdown";

/** Takes imports for their effect out of type files: style sheets and the tools of the build have no types to give. */
export function bareTypes(): Rolldown.Plugin {
  return {
    name: "bare-types",
    renderChunk: (code, { fileName }) =>
      fileName.endsWith(".d.ts") ? code.replaceAll(/^import "[^"]+";\n?/gm, "") : null,
  };
}
