import { existsSync } from "node:fs";
import { join } from "node:path";
import { isSentence } from "./readable.ts";
import { keyOf, type Rule } from "./rule.ts";
import { textVisitors } from "./text-visitors.ts";

const catalogs = join(import.meta.dirname, "../../storefront/app/messages/en");

/** Attributes and properties whose text shoppers read. */
const readNames = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "description",
  "disclaimer",
  "heading",
  "headline",
  "hint",
  "label",
  "lead",
  "placeholder",
  "summary",
  "text",
  "title",
]);

const spoken = new Set(["alert", "announce", "confirm"]);

/** Requires the storefront's texts to come from its message modules. */
export const inlineMessage: Rule = {
  create(context) {
    const { check, visitors } = textVisitors({
      names: readNames,
      spoken,
      message: (text) =>
        `Inline text "${text}". Add it to ${catalogOf(context.filename)} and import it from there.`,
      report: (problem) => context.report(problem),
    });
    return {
      ...visitors,
      Property(node) {
        if (readNames.has(keyOf(node) ?? "")) check(node["value"], isSentence);
      },
    };
  },
};

function catalogOf(filename: string): string {
  const [, feature = ""] =
    filename.replaceAll("\\", "/").match(/\/storefront\/app\/(?:features\/)?(\w+)/) ?? [];
  const name = existsSync(join(catalogs, `${feature}.ts`)) ? feature : "common";
  return `storefront/app/messages/en/${name}.ts`;
}
