/** The part of an ESTree node that the rules read. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Context {
  readonly filename: string;
  report(problem: { readonly node: Node; readonly message: string }): void;
}

/** A rule in ESLint's format, which oxlint also runs. */
export interface Rule {
  create(context: Context): Readonly<Record<string, (node: Node) => void>>;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** The text of a string or a template without its expressions; null for other nodes. */
export function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : null;
  if (node.type !== "TemplateLiteral") return null;
  const parts = node["quasis"] as readonly { readonly value: { readonly raw: string } }[];
  return parts.map(({ value }) => value.raw).join("…");
}

/** The name of an object's property: `gap`, `"gap"`; null if it is computed. */
export function keyOf(property: Node): string | null {
  const key = property["key"];
  if (!isNode(key) || property["computed"] === true) return null;
  return key.type === "Identifier" ? String(key["name"]) : textOf(key);
}

/** A number, including negative ones; null for other nodes. */
function numberOf(node: Node): number | null {
  if (node.type === "UnaryExpression" && node["operator"] === "-") {
    const number = isNode(node["argument"]) ? numberOf(node["argument"]) : null;
    return number === null ? null : -number;
  }
  return node.type === "Literal" && typeof node["value"] === "number" ? node["value"] : null;
}

/** Whether a property is part of a style: anywhere in a `.css.ts` file, in a component's `style` attribute otherwise. */
export function isStyle(property: Node, filename: string): boolean {
  if (filename.endsWith(".css.ts")) return true;
  for (let up = property["parent"]; isNode(up); up = up["parent"]) {
    if (up.type === "JSXAttribute") return isNode(up["name"]) && up["name"]["name"] === "style";
  }
  return false;
}

/** What is wrong with a style property's literal value, or null. Ignores a recipe's variants and computed values. */
export function propertyProblem(
  property: Node,
  problemOf: (name: string, value: string | number) => string | null,
): string | null {
  const [name, value] = [keyOf(property), property["value"]];
  if (name === null || !isNode(value) || isDefaultVariant(property)) return null;
  const given = numberOf(value) ?? textOf(value);
  return given === null ? null : problemOf(name, given);
}

function isDefaultVariant(property: Node): boolean {
  const object = property["parent"];
  const owner = isNode(object) ? object["parent"] : null;
  return isNode(owner) && owner.type === "Property" && keyOf(owner) === "defaultVariants";
}
