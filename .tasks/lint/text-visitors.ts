import { hasWord } from "./readable.ts";
import { isNode, type Node, textOf } from "./rule.ts";

interface Readers {
  /** Attributes whose text people read. */
  readonly names: ReadonlySet<string>;
  /** Functions whose first argument a screen reader or a browser dialog presents. */
  readonly spoken: ReadonlySet<string>;
  readonly message: (text: string) => string;
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
}

/** Visitors that report inline texts that people read, and the check that they use for a value. */
export function textVisitors({ names, spoken, message, report }: Readers) {
  const reportText = (node: Node, text: string) => report({ node, message: message(text.trim()) });
  const check = (node: unknown, isText = hasWord): void => {
    for (const choice of choicesOf(node)) {
      const text = textOf(choice);
      if (text !== null && isText(text)) reportText(choice, text);
    }
  };
  const visitors = {
    JSXText(node: Node) {
      if (hasWord(String(node["value"]))) reportText(node, String(node["value"]));
    },
    JSXExpressionContainer(node: Node) {
      const parent = node["parent"];
      if (isNode(parent) && parent.type !== "JSXAttribute") check(node["expression"]);
    },
    JSXAttribute(node: Node) {
      const { name, value } = node;
      if (!isNode(name) || !isNode(value) || !names.has(String(name["name"]))) return;
      check(value.type === "JSXExpressionContainer" ? value["expression"] : value);
    },
    CallExpression(node: Node) {
      const { callee, arguments: given } = node;
      if (spoken.has(nameOf(callee)) && Array.isArray(given)) check(given[0]);
    },
  };
  return { check, visitors };
}

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

/** The function's name: `announce` for `announce()`, `alert` for `window.alert()`. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return "";
  return callee.type === "MemberExpression" ? nameOf(callee["property"]) : String(callee["name"]);
}
