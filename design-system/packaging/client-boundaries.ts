import type { Rolldown } from "tsdown";

/** Signs of client code: state, effects, context, handlers, and libraries that use them. */
const runsInTheBrowser = [
  /^import .*\buse(?!Id\b)([A-Z]\w*)?\b.* from /m,
  /^import .*\bcreateContext\b.* from "react"/m,
  /^import .* from "@radix-ui\//m,
  /^import .* from "react\/jsx-runtime"[^]*\b(on[A-Z]\w*: |contents[,:])/m,
];

/** Whether the module must be a client module for React Server Components. One that only exports others need not. */
export const needsClient = (code: string): boolean =>
  !onlyExports(code) && runsInTheBrowser.some((sign) => sign.test(code));

const onlyExports = (code: string): boolean =>
  code.includes("export {") && code.split("\n").every((line) => /^(?:import |export \{|\/\/|$)/.test(line));

/**
 * Adds "use client" only to modules that need it. The others remain server components that send no JavaScript.
 * Derived from the code, so that nobody can forget it.
 */
export function clientBoundaries(): Rolldown.Plugin {
  return {
    name: "client-boundaries",
    renderChunk: (code, { fileName }) =>
      // On the first line, so that source maps still fit.
      fileName.endsWith(".js") && needsClient(code) ? { code: `"use client"; ${code}`, map: null } : null,
  };
}
