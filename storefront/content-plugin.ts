import mdx from "@mdx-js/rollup";
import extractContents from "@stefanprobst/rehype-extract-toc";
import exportContents from "@stefanprobst/rehype-extract-toc/mdx";
import nameHeadings from "rehype-slug";
import type { Plugin } from "vite";

/** Adds anchors to headings and lists them. Storybook compiles the same texts. */
export const contentRehypePlugins = [nameHeadings, extractContents, exportContents];

/**
 * Compiles the texts of `app/content` to components at build time, so that browsers load no Markdown parser. Every
 * heading gets an anchor, and each text exports its `tableOfContents`.
 */
export function contentPlugin(): Plugin {
  return {
    ...mdx({ rehypePlugins: contentRehypePlugins }),
    // Runs before plugins that expect JavaScript.
    enforce: "pre",
  } as Plugin;
}
