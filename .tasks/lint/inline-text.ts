import { hasWord, isSentence } from "./readable.ts";
import { isNode, type Node, type Rule, textOf } from "./rule.ts";

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
    const report = (node: Node, text: string) =>
      context.report({
        node,
        message: `Inline text "${text.trim()}". Take it as a prop or add it to design-system/src/strings.`,
      });
    const check = (node: unknown, isText = hasWord) => {
      for (const choice of choicesOf(node)) {
        const text = textOf(choice);
        if (text !== null && isText(text)) report(choice, text);
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
        if (!isNode(name) || !isNode(value) || !readAttributes.has(String(name["name"]))) return;
        check(value.type === "JSXExpressionContainer" ? value["expression"] : value);
      },
      AssignmentPattern(node) {
        check(node["right"], isSentence);
      },
      // Texts that a screen reader announces.
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (isNode(callee) && callee["name"] === "announce" && Array.isArray(given)) check(given[0]);
      },
    };
  },
};

/** The values that an expression may have: both sides of a condition, the values of an object. */
function choicesOf(node: unknown): Node[] {
  if (!isNode(node)) return [];
  if (node.type === "ConditionalExpression")
    return [node["consequent"], node["alternate"]].flatMap(choicesOf);
  if (node.type === "LogicalExpression") return [node["left"], node["right"]].flatMap(choicesOf);
  if (node.type !== "ObjectExpression") return [node];
  const properties = node["properties"] as readonly Node[];
  return properties.flatMap((property) => choicesOf(property["value"]));
}
