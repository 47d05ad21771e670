declare module "*.mdx" {
  import type { Toc } from "@stefanprobst/rehype-extract-toc";
  import type { MDXContent } from "mdx/types";

  /** What a text says about itself. */
  export const page: {
    /** Heading of the page and, with the shop's name, its title. */
    readonly title: string;
    /** For search engines. */
    readonly description: string;
    /** When a legal text last changed, as it is read: "November 10, 2023". */
    readonly updated?: string;
  };
  export const tableOfContents: Toc;
  const Text: MDXContent;
  export default Text;
}
