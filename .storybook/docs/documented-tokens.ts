import circletLight from "@circlet/design-system/tokens/circlet.light.json";

/** A token as the docs show it. Names and descriptions are the same in every brand and scheme, but values are not. */
export interface DocumentedToken {
  path: string;
  variable: string;
  use: string;
  /** The value in Circlet's light theme, as in the file. */
  value: string;
  /** The backgrounds on which it is readable, and the minimum contrast. */
  contrast: { on: readonly string[]; minimum: number } | undefined;
}

interface Leaf {
  $value: unknown;
  $description?: string;
  $extensions?: { "circlet.contrast"?: { on: string[]; minimum: number } };
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isLeaf = (node: object): node is Leaf => "$value" in node;

function valueText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value).replace(/^\{(.+)\}$/, "$1");
  if (Array.isArray(value)) return value.join(", ");
  if ("hex" in value)
    return "alpha" in value ? `${String(value.hex)} at ${String(value.alpha)}` : String(value.hex);
  if ("unit" in value && "value" in value) return `${String(value.value)} ${String(value.unit)}`;
  return "";
}

function leavesOf(node: object, path: readonly string[]): DocumentedToken[] {
  if (isLeaf(node))
    return [
      {
        path: path.join("."),
        variable: `--circlet-${path.map(kebab).join("-")}`,
        use: node.$description ?? "",
        value: valueText(node.$value),
        contrast: node.$extensions?.["circlet.contrast"],
      },
    ];
  return Object.entries(node).flatMap(([name, child]) =>
    typeof child === "object" && child !== null && !name.startsWith("$")
      ? leavesOf(child as object, [...path, name])
      : [],
  );
}

const all = leavesOf(circletLight, []);

/** The tokens of a group such as "color" or "type.h1", in file order. A narrow/wide pair counts as one token. */
export function documentedTokens(group: string): DocumentedToken[] {
  return all
    .filter(({ path }) => path.startsWith(`${group}.`) && !path.endsWith(".wide"))
    .map((token) => {
      if (!token.path.endsWith(".narrow")) return token;
      const path = token.path.slice(0, -".narrow".length);
      const wide = all.find((each) => each.path === `${path}.wide`);
      return {
        ...token,
        path,
        variable: token.variable.slice(0, -"-narrow".length),
        value: `${token.value} to ${wide?.value ?? ""}`,
      };
    });
}
