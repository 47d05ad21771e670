declare module "*.mdx" {
  import type { Toc } from "@stefanprobst/rehype-extract-toc";
  import type { MDXContent } from "mdx/types";

  /** A text's front matter. */
  export const page: {
    /** The page's heading; with the shop's name also its title. */
    readonly title: string;
    /** For search engines. */
    readonly description: string;
    /** The last change of a legal text, in display form: "November 10, 2023". */
    readonly updated?: string;
  };
  export const tableOfContents: Toc;
  const Text: MDXContent;
  export default Text;
}
