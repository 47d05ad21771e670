import mdx from "@mdx-js/rollup";
import extractContents from "@stefanprobst/rehype-extract-toc";
import exportContents from "@stefanprobst/rehype-extract-toc/mdx";
import nameHeadings from "rehype-slug";
import type { Plugin } from "vite";

/** Gives headings anchors and collects them. Storybook uses this, too. */
export const contentRehypePlugins = [nameHeadings, extractContents, exportContents];

/**
 * Compiles the Markdown in `app/content` to components, so that browsers need no parser. Headings get anchors, and each
 * text exports its `tableOfContents`.
 */
export function contentPlugin(): Plugin {
  return {
    // Plain Markdown, such as a component's guide, stays text.
    ...mdx({ mdExtensions: [], rehypePlugins: contentRehypePlugins }),
    // Must run before plugins that expect JavaScript.
    enforce: "pre",
  } as Plugin;
}
