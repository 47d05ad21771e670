import type { Rolldown } from "tsdown";

/** In the order of the layers, as `@circlet/design-system/styles` imports them. */
const sheets = ["layers", "reset", "theme", "base", "fonts"];

/** The global styles as one plain sheet, for pages that have no bundler: `@circlet/design-system/styles.css`. */
export function plainSheet(): Rolldown.Plugin {
  return {
    name: "plain-sheet",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const source = sheets.map((name) => {
          const sheet = bundle[`css/${name}.css`];
          if (sheet?.type !== "asset") throw new Error(`The style sheet ${name}.css is missing`);
          return String(sheet.source).replaceAll("../fonts/", "./fonts/");
        });
        this.emitFile({ type: "asset", fileName: "styles.css", source: source.join("\n") });
      },
    },
  };
}
