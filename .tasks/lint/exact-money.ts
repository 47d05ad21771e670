import { isNode, type Node, type Rule } from "./rule.ts";

const message =
  "A float has rounding errors. Compute with whole cents: parse with parseCents or centsOf, write with toDecimal or decimal.";

const moneyName = /amount|price|\bcents|Cents|subtotal|retail|money/;

/** Requires money to be computed from whole cents. A float may be compared, sent as JSON, or rounded after a division. */
export const exactMoney: Rule = {
  create(context) {
    return {
      BinaryExpression(node) {
        const { operator, left, right } = node;
        const sides = [left, right];
        const isComputed = /^[-+*/%]$/.test(String(operator)) && sides.some(isDecimalMoney);
        const isScaled =
          (operator === "*" || (operator === "/" && !isRounded(node))) &&
          sides.some(isPowerOfTen) &&
          sides.some(isMoney);
        if (isComputed || isScaled) context.report({ node, message });
      },
      CallExpression(node) {
        const { callee } = node;
        if (isNode(callee) && memberOf(callee) === "toFixed" && isMoney(callee["object"]))
          context.report({ node, message });
      },
    };
  },
};

/** Whether an expression names money anywhere. */
function isMoney(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "Identifier") return moneyName.test(String(node["name"]));
  return Object.entries(node).some(
    ([key, part]) => key !== "parent" && (Array.isArray(part) ? part.some(isMoney) : isMoney(part)),
  );
}

/** `Number(price)`, `parseFloat(price)` and `+price`. */
function isDecimalMoney(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "UnaryExpression") return node["operator"] === "+" && isMoney(node["argument"]);
  if (node.type !== "CallExpression" || !isNode(node["callee"])) return false;
  const name = memberOf(node["callee"]) ?? node["callee"]["name"];
  return (
    /^(Number|parseFloat)$/.test(String(name)) && (node["arguments"] as readonly unknown[]).some(isMoney)
  );
}

const isPowerOfTen = (node: unknown): boolean =>
  isNode(node) && node.type === "Literal" && (node["value"] === 100 || node["value"] === 1000);

function isRounded({ parent }: Node): boolean {
  return (
    isNode(parent) &&
    parent.type === "CallExpression" &&
    isNode(parent["callee"]) &&
    memberOf(parent["callee"]) === "round"
  );
}

function memberOf(node: Node): string | null {
  const property = node.type === "MemberExpression" ? node["property"] : null;
  return isNode(property) ? String(property["name"]) : null;
}
