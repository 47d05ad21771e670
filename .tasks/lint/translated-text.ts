import { isNode, type Node, type Rule, textOf } from "./rule.ts";

/** Names of values that are texts as a rule. A rule without types cannot know. */
const textNames = new Set([
  "count",
  "error",
  "heading",
  "label",
  "name",
  "number",
  "summary",
  "text",
  "title",
]);
const catalogs = new Set(["labels", "messages"]);

const message =
  "A browser's translation replaces bare text, which React then cannot change. Wrap the text in an element, or give its parent a key.";

/** Reports text beside other children that may change, or that a condition precedes or follows. */
export const translatedText: Rule = {
  create(context) {
    const imported = new Set<unknown>();
    const isConstant = (node: unknown): boolean =>
      isNode(node) && (imported.has(node["name"]) || isFromCatalog(node));
    const changes = (node: Node): boolean =>
      node.type === "TemplateLiteral"
        ? !(node["expressions"] as readonly unknown[]).every(isConstant)
        : isChanging(node);
    const check = (node: Node): void => {
      const children = (node["children"] as readonly Node[]).map(contentOf).filter((child) => child !== null);
      if (children.length < 2 || attribute(node, "key") || isUntranslated(node)) return;
      const isConditional = children.some(isCondition);
      const found = children.find((child) => changes(child) || (isConditional && isText(child)));
      if (found) context.report({ node: found, message });
    };
    return {
      ImportSpecifier: ({ local }) => void imported.add(isNode(local) && local["name"]),
      JSXElement: check,
      JSXFragment: check,
    };
  },
};

/** What a child shows; null for white space and comments, which translations leave alone. */
function contentOf(child: Node): Node | null {
  const content = child.type === "JSXExpressionContainer" ? child["expression"] : child;
  if (!isNode(content) || content.type === "JSXEmptyExpression") return null;
  const text = content.type === "JSXText" ? String(content["value"]) : textOf(content);
  return text?.trim() === "" ? null : content;
}

function attribute({ openingElement }: Node, wanted: string): Node | undefined {
  const attributes = isNode(openingElement) ? (openingElement["attributes"] as readonly Node[]) : [];
  return attributes.find(({ name }) => isNode(name) && name["name"] === wanted);
}

/** Whether the element or one around it has `translate="no"`. */
function isUntranslated(node: Node): boolean {
  const { parent } = node;
  return (
    textOf(attribute(node, "translate")?.["value"]) === "no" || (isNode(parent) && isUntranslated(parent))
  );
}

const isCondition = ({ type }: Node): boolean =>
  type === "ConditionalExpression" || type === "LogicalExpression";

const branchesOf = (node: Node): Node[] =>
  (node.type === "ConditionalExpression" ? [node["consequent"], node["alternate"]] : [node["right"]]).filter(
    isNode,
  );

function isText(node: Node): boolean {
  if (isCondition(node)) return branchesOf(node).some(isText);
  return node.type === "JSXText" || Boolean(textOf(node)?.trim()) || isChanging(node) || isFromCatalog(node);
}

/** Whether a child is a text that another rendering may change. */
function isChanging(node: Node): boolean {
  if (isCondition(node)) return branchesOf(node).some(isText);
  if (node.type === "CallExpression") {
    const { callee } = node;
    return isNode(callee) && (isFromCatalog(callee) || /^format|^join$|^toString$/.test(lastNameOf(callee)));
  }
  if (node.type === "MemberExpression" && node["computed"] === true) return isFromCatalog(node);
  return !isFromCatalog(node) && textNames.has(lastNameOf(node));
}

/** `labels.close` and `messages.stages[step]`. */
function isFromCatalog(node: Node): boolean {
  if (node.type !== "MemberExpression") return false;
  const { object } = node;
  return isNode(object) && (catalogs.has(String(object["name"])) || isFromCatalog(object));
}

/** `text` for `text` and `notice.text`. */
function lastNameOf(node: Node): string {
  const name = node.type === "MemberExpression" ? node["property"] : node;
  return isNode(name) && name.type === "Identifier" ? String(name["name"]) : "";
}
