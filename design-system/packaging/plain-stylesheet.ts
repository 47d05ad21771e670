import type { Rolldown } from "tsdown";

/** In layer order, as in `@circlet/design-system/styles`. */
const sheets = ["layers", "reset", "theme", "base", "fonts"];

/**
 * Writes the global styles into one plain stylesheet for pages without a bundler:
 * `@circlet/design-system/styles.css`.
 */
export function plainStylesheet(): Rolldown.Plugin {
  return {
    name: "plain-stylesheet",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const source = sheets.map((name) => {
          const sheet = bundle[`css/${name}.css`];
          if (sheet?.type !== "asset") throw new Error(`The stylesheet ${name}.css is missing`);
          return String(sheet.source).replaceAll("../fonts/", "./fonts/");
        });
        this.emitFile({ type: "asset", fileName: "styles.css", source: source.join("\n") });
      },
    },
  };
}
