import type { Rolldown } from "tsdown";

/** What only runs where there is a document: state, effects, context, handlers, and the libraries made of them. */
const runsInTheBrowser = [
  /^import .*\buse(?!Id\b)([A-Z]\w*)?\b.* from /m,
  /^import .*\bcreateContext\b.* from "react"/m,
  /^import .* from "@radix-ui\//m,
  /^import .* from "react\/jsx-runtime"[^]*\b(on[A-Z]\w*: |contents[,:])/m,
];

/** Whether React Server Components must treat the module as a client one. */
export const needsClient = (code: string): boolean => runsInTheBrowser.some((sign) => sign.test(code));

/**
 * Writes "use client" where a module needs it, and nowhere else: what only draws stays a server component that sends
 * no script. Derived from the code, so that nobody can forget it.
 */
export function clientBoundaries(): Rolldown.Plugin {
  return {
    name: "client-boundaries",
    renderChunk: (code, { fileName }) =>
      fileName.endsWith(".js") && needsClient(code) ? `"use client";\n${code}` : null,
  };
}
