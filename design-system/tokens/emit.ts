/** Tokens as typed TypeScript: nested objects of CSS values, and the contract that names every variable. */
import { cssValue, fluidValue } from "./css-value.ts";
import type { DimensionValue, Token } from "./source.ts";

export interface Tree {
  [name: string]: string | Tree;
}

const header =
  "// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.\n";

function put(tree: Tree, path: readonly string[], value: string): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const child = tree[name];
  const branch = typeof child === "object" ? child : {};
  tree[name] = branch;
  put(branch, rest, value);
}

/** Nested CSS values. A narrow/wide pair becomes one fluid value in its parent's place. */
export function valueTree(tokens: readonly Token[]): Tree {
  const tree: Tree = {};
  for (const token of tokens) {
    const parent = token.path.slice(0, -1);
    const last = token.path.at(-1);
    if (last === "wide") continue;
    const wide = tokens.find(({ path }) => path.join(".") === [...parent, "wide"].join("."));
    if (last === "narrow" && wide !== undefined) put(tree, parent, fluidValue(token, wide));
    else put(tree, token.path, cssValue(token));
  }
  return tree;
}

/** The same tree with empty leaves: names without values. */
export function contractTree(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, typeof value === "string" ? "" : contractTree(value)]),
  );
}

const literal = (tree: Tree): string =>
  JSON.stringify(tree, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");

export const constantModule = (name: string, tree: Tree, type?: string): string =>
  type === undefined
    ? `${header}export const ${name} = ${literal(tree)} as const;\n`
    : `${header}import type { ${type} } from "../../theme-types.ts";\n\nexport const ${name}: ${type} = ${literal(tree)};\n`;

/** All of a kind by name. */
export function indexModule(name: string, folder: string, names: readonly string[]): string {
  const imports = names.map((each) => `import { ${each} } from "./${folder}/${each}.ts";\n`).join("");
  return `${header}${imports}\nexport const ${name} = { ${names.join(", ")} } as const;\n`;
}

/** Breakpoints cannot be CSS variables: media queries take numbers. In px. */
export function breakpointModule(tokens: readonly Token[]): string {
  const lines = tokens.map(({ path, value, description }) => {
    const { value: width } = value as DimensionValue;
    return `  /** ${description ?? ""} */\n  ${path.at(-1) ?? ""}: ${width},`;
  });
  return `${header}/** Widths in px from which a layout holds. */\nexport const breakpoints = {\n${lines.join("\n")}\n} as const;\n`;
}
