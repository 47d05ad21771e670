import mdx from "@mdx-js/rollup";
import extractContents from "@stefanprobst/rehype-extract-toc";
import exportContents from "@stefanprobst/rehype-extract-toc/mdx";
import nameHeadings from "rehype-slug";
import type { Plugin } from "vite";

/**
 * Compiles the texts of `app/content` into components while the shop is built, so that no Markdown reaches browsers.
 * Every heading gets an anchor, and each text exports its `tableOfContents`.
 */
export function contentPlugin(): Plugin {
  return {
    ...mdx({ rehypePlugins: [nameHeadings, extractContents, exportContents] }),
    // Before the plugins that take JavaScript for granted.
    enforce: "pre",
  } as Plugin;
}
