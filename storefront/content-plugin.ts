import mdx from "@mdx-js/rollup";
import extractContents from "@stefanprobst/rehype-extract-toc";
import exportContents from "@stefanprobst/rehype-extract-toc/mdx";
import nameHeadings from "rehype-slug";
import type { Plugin } from "vite";

/** Names headings and lists them; the workshop compiles the same texts for its pages. */
export const contentRehypePlugins = [nameHeadings, extractContents, exportContents];

/**
 * Compiles the texts of `app/content` into components while the shop is built, so that no Markdown reaches browsers.
 * Every heading gets an anchor, and each text exports its `tableOfContents`.
 */
export function contentPlugin(): Plugin {
  return {
    ...mdx({ rehypePlugins: contentRehypePlugins }),
    // Before the plugins that take JavaScript for granted.
    enforce: "pre",
  } as Plugin;
}
