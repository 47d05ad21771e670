import mdx from "@mdx-js/rollup";
import extractContents from "@stefanprobst/rehype-extract-toc";
import exportContents from "@stefanprobst/rehype-extract-toc/mdx";
import nameHeadings from "rehype-slug";
import type { Plugin } from "vite";

/** Gives headings anchors and collects them. Storybook uses this, too. */
export const contentRehypePlugins = [nameHeadings, extractContents, exportContents];

/** Markdown in `app/content` becomes components with anchors, so browsers need no parser. */
export function contentPlugin(): Plugin {
  return {
    // Plain Markdown, such as a component's guide, stays text.
    ...mdx({ mdExtensions: [], rehypePlugins: contentRehypePlugins }),
    // Must run before plugins that expect JavaScript.
    enforce: "pre",
  } as Plugin;
}
