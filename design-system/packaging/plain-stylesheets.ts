import { posix } from "node:path";
import type { Rolldown } from "tsdown";

const tokens = ["layers", "default-brand", "default-scheme"];

/** Each stylesheet with its parts, as the entry of the same name imports them. */
export const stylesheets: Readonly<Record<string, readonly string[]>> = {
  "styles.css": [...tokens, "scoped-reset", "fonts"],
  "styles/tokens.css": tokens,
  "styles/brand.css": ["layers", "default-brand"],
  "styles/reset.css": ["layers", "reset", "fonts"],
};

/** Writes plain stylesheets with the global styles, for `@import` and for pages without a bundler. */
export function plainStylesheets(): Rolldown.Plugin {
  return {
    name: "plain-stylesheets",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [fileName, parts] of Object.entries(stylesheets)) {
          const fonts = `${posix.relative(posix.dirname(fileName), ".") || "."}/fonts/`;
          const source = parts.map((name) => {
            const sheet = bundle[`css/${name}.css`];
            if (sheet?.type !== "asset") throw new Error(`The stylesheet ${name}.css is missing`);
            return String(sheet.source).replaceAll("../fonts/", fonts);
          });
          this.emitFile({ type: "asset", fileName, source: source.join("\n") });
          // Type declarations let TypeScript resolve side-effect imports of the stylesheets.
          this.emitFile({ type: "asset", fileName: `${fileName}.d.ts`, source: "export {};\n" });
        }
      },
    },
  };
}
