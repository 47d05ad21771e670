declare module "*.mdx" {
  import type { Toc } from "@stefanprobst/rehype-extract-toc";
  import type { MDXContent } from "mdx/types";

  /** A text's front matter. */
  export const page: {
    /** The page's heading and, followed by the shop's name, its title. */
    readonly title: string;
    readonly description: string;
    /** When a legal text last changed, in display form: "November 10, 2023". */
    readonly updated?: string;
  };
  export const tableOfContents: Toc;
  const Text: MDXContent;
  export default Text;
}
