import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isNode, type Node, type Rule } from "./rule.ts";

const publicModules = readFileSync(join(import.meta.dirname, "../../design-system/src/index.ts"), "utf8");

/** Requires a guide, which fills the docs page, in the folder of a component with stories. */
export const guide: Rule = {
  create(context) {
    const { filename } = context;
    const file = filename.replace(/(\.stories)?\.tsx$/, ".guide.md");
    const report = (node: Node) => {
      const message = `Missing guide. Write ${basename(file)} beside the stories (purpose, do, dont, accessibility); it fills the docs page.`;
      context.report({ node, message });
    };
    return {
      Program(node) {
        if (filename.endsWith(".stories.tsx") && !existsSync(file)) report(node);
      },
      // Marks a component's root. Public modules without it, such as providers, display nothing.
      JSXAttribute(node) {
        if (!isNode(node["name"]) || node["name"]["name"] !== "data-component" || !isPublic(filename)) return;
        if (globSync("*.guide.md", { cwd: dirname(filename) }).length === 0) report(node);
      },
    };
  },
};

/** Whether the package exports something from this module: "…/src/components/Badge/Badge.tsx". */
function isPublic(filename: string): boolean {
  const [, path] = filename.replaceAll("\\", "/").split("/design-system/src/");
  return path !== undefined && publicModules.includes(`"./${path}"`);
}
