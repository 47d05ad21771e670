import { transform } from "lightningcss";
import type { Rolldown } from "tsdown";
import packageFile from "../package.json" with { type: "json" };

const names: Readonly<Record<string, string>> = { ios: "ios_saf" };

/** The oldest supported browsers as Lightning CSS writes them: 16.4 is 0x100400. */
const targets = Object.fromEntries(
  packageFile.browserslist.map((query) => {
    const [browser = "", version = ""] = query.split(" >= ");
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return [names[browser] ?? browser, (major << 16) | (minor << 8)];
  }),
);

/** Lowers every stylesheet, such as `light-dark()`, because a page without a bundler gets it as it is. */
export function loweredStylesheets(): Rolldown.Plugin {
  return {
    name: "lowered-stylesheets",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [filename, file] of Object.entries(bundle)) {
          if (file.type !== "asset" || !filename.endsWith(".css")) continue;
          const code = new TextEncoder().encode(String(file.source));
          file.source = transform({ filename, code, targets }).code;
        }
      },
    },
  };
}
