import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Rule } from "./rule.ts";

/** Every component with stories has a guide, which fills its docs page. */
export const guide: Rule = {
  create(context) {
    return {
      Program(node) {
        const file = context.filename.replace(/\.stories\.tsx$/, ".guide.ts");
        if (existsSync(file)) return;
        const name = basename(file);
        const message = `Missing guide. Write ${name} beside the stories (purpose, do, dont, accessibility); it fills the docs page.`;
        context.report({ node, message });
      },
    };
  },
};
