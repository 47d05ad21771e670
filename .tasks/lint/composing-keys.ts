import { isNode, keyOf, type Node, type Rule, textOf } from "./rule.ts";

const keys = new Set([
  "Enter",
  "Escape",
  "Tab",
  "Delete",
  "Backspace",
  "ArrowDown",
  "ArrowUp",
  "Home",
  "End",
  " ",
]);

const message = "An input method may be composing text with this key. Compare pressedKey(event) instead.";

const isKey = (node: unknown): boolean =>
  isNode(node) &&
  node.type === "MemberExpression" &&
  isNode(node["property"]) &&
  node["property"]["name"] === "key";

/** Requires keys to be read with `pressedKey`, which ignores those that compose Japanese or Chinese text, for example. */
export const composingKeys: Rule = {
  create(context) {
    return {
      BinaryExpression(node) {
        const { left, right } = node;
        const [key, other] = isKey(left) ? [left, right] : [right, left];
        if (isKey(key) && keys.has(textOf(other) ?? "")) context.report({ node, message });
      },
      SwitchStatement(node) {
        if (isKey(node["discriminant"])) context.report({ node, message });
      },
      ObjectPattern(node) {
        const names = new Set((node["properties"] as readonly Node[]).map(keyOf));
        if (isKeyboardEvent(node) && names.has("key") && !names.has("isComposing")) {
          context.report({ node, message });
        }
      },
    };
  },
};

function isKeyboardEvent(pattern: Node): boolean {
  const annotation = pattern["typeAnnotation"];
  const type = isNode(annotation) ? annotation["typeAnnotation"] : null;
  const name = isNode(type) ? type["typeName"] : null;
  return isNode(name) && name["name"] === "KeyboardEvent";
}
