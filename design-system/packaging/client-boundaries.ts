import type { Rolldown } from "tsdown";

/** What makes code client code: state, effects, context, event handlers, refs, and libraries that use them. */
const runsInTheBrowser = [
  /^import .*\buse(?!(?:Id|Labels)\b)([A-Z]\w*)?\b.* from /m,
  /^import .*\bcreateContext\b.* from "react"/m,
  /^import .* from "@radix-ui\//m,
  /^import .* from "react\/jsx-runtime"[^]*\b(on[A-Z]\w*: |ref: |contents[,:])/m,
];

/** Whether the module must be a client module for React Server Components. Modules that only re-export need not be. */
export const needsClient = (code: string): boolean =>
  !onlyExports(code) && runsInTheBrowser.some((sign) => sign.test(code));

const onlyExports = (code: string): boolean =>
  code.includes("export {") && code.split("\n").every((line) => /^(?:import |export \{|\/\/|$)/.test(line));

/** Adds "use client" to the modules whose code needs it; the others send no JavaScript. */
export function clientBoundaries(): Rolldown.Plugin {
  return {
    name: "client-boundaries",
    renderChunk: (code, { fileName }) =>
      // Added to the first line, so that line numbers in source maps stay valid.
      fileName.endsWith(".js") && needsClient(code) ? { code: `"use client"; ${code}`, map: null } : null,
  };
}
