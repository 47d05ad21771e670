import { existsSync } from "node:fs";
import { join } from "node:path";
import { hasWord, isSentence } from "./readable.ts";
import { isNode, keyOf, type Node, type Rule, textOf } from "./rule.ts";

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

/** The function's name: `announce` for `announce()`, `alert` for `window.alert()`. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return "";
  return callee.type === "MemberExpression" ? nameOf(callee["property"]) : String(callee["name"]);
}

/** Requires the storefront's texts to come from its message modules. */
export const inlineMessage: Rule = {
  create(context) {
    const report = (node: Node, text: string) =>
      context.report({
        node,
        message: `Inline text "${text.trim()}". Add it to ${catalogOf(context.filename)} and import it from there.`,
      });
    const check = (node: unknown, isText = hasWord): void => {
      if (!isNode(node)) return;
      if (node.type === "ConditionalExpression") {
        check(node["consequent"], isText);
        check(node["alternate"], isText);
      } else if (node.type === "LogicalExpression") check(node["right"], isText);
      else {
        const text = textOf(node);
        if (text !== null && isText(text)) report(node, text);
      }
    };
    return {
      JSXText(node) {
        if (hasWord(String(node["value"]))) report(node, String(node["value"]));
      },
      JSXExpressionContainer(node) {
        const parent = node["parent"];
        if (isNode(parent) && parent.type !== "JSXAttribute") check(node["expression"]);
      },
      JSXAttribute(node) {
        const { name, value } = node;
        if (!isNode(name) || !isNode(value) || !readNames.has(String(name["name"]))) return;
        check(value.type === "JSXExpressionContainer" ? value["expression"] : value);
      },
      // Texts that a screen reader or a browser dialog presents.
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (spoken.has(nameOf(callee)) && Array.isArray(given)) check(given[0]);
      },
      Property(node) {
        if (readNames.has(keyOf(node) ?? "")) check(node["value"], isSentence);
      },
    };
  },
};

/** The message module of the file's feature, or the common one. */
function catalogOf(filename: string): string {
  const [, feature = ""] =
    filename.replaceAll("\\", "/").match(/\/storefront\/app\/(?:features\/)?(\w+)/) ?? [];
  const name = existsSync(join(catalogs, `${feature}.ts`)) ? feature : "common";
  return `storefront/app/messages/en/${name}.ts`;
}
