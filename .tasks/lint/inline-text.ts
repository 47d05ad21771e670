import { isSentence } from "./readable.ts";
import type { Rule } from "./rule.ts";
import { textVisitors } from "./text-visitors.ts";

const readAttributes = new Set([
  "alt",
  "title",
  "label",
  "placeholder",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
]);

/** Requires texts to come from props or labels, so that a partner can translate them. */
export const inlineText: Rule = {
  create(context) {
    const { check, visitors } = textVisitors({
      names: readAttributes,
      spoken: new Set(["announce"]),
      message: (text) => `Inline text "${text}". Take it as a prop or add it to design-system/src/strings.`,
      report: (problem) => context.report(problem),
    });
    return { ...visitors, AssignmentPattern: (node) => check(node["right"], isSentence) };
  },
};
