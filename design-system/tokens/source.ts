/** Reads the token files (W3C design-tokens format, 2025.10) and resolves types and aliases. */
import { readFileSync, readdirSync } from "node:fs";

export interface ColorValue {
  colorSpace: "srgb";
  components: [number, number, number];
  alpha?: number;
  hex: string;
}
export interface DimensionValue {
  value: number;
  unit: "px" | "rem";
}
export interface ShadowValue {
  color: ColorValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
}
export type TokenValue =
  | string
  | number
  | string[]
  | [number, number, number, number]
  | ColorValue
  | DimensionValue
  | { value: number; unit: "ms" }
  | ShadowValue;

export interface Contrast {
  on: string[];
  minimum: number;
}
export interface Token {
  path: string[];
  type: string;
  value: TokenValue;
  description: string | undefined;
  contrast: Contrast | undefined;
}

interface Group {
  [name: string]: unknown;
  $type?: string;
}

const contrastExtension = "example.circlet.contrast";
const folder = new URL("./", import.meta.url);

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function tokensOf(group: Group, path: string[], inheritedType: string | undefined): Token[] {
  const type = group.$type ?? inheritedType;
  if ("$value" in group) {
    if (type === undefined) throw new Error(`Token ${path.join(".")} has no $type.`);
    const extensions = (group.$extensions ?? {}) as Record<string, Contrast | undefined>;
    return [
      {
        path,
        type,
        value: group.$value as TokenValue,
        description: group.$description as string | undefined,
        contrast: extensions[contrastExtension],
      },
    ];
  }
  return Object.entries(group)
    .filter(([name]) => !name.startsWith("$"))
    .flatMap(([name, child]) => {
      if (!isGroup(child)) throw new Error(`${[...path, name].join(".")} is neither a token nor a group.`);
      return tokensOf(child, [...path, name], type);
    });
}

/** All tokens of one file, in its order. `file` is relative to the tokens folder. */
export function readTokens(file: string): Token[] {
  return tokensOf(JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Group, [], undefined);
}

/** Names of the files of one kind: brands, schemes or core. */
export function namesIn(kind: "brands" | "schemes" | "core"): string[] {
  return readdirSync(new URL(`${kind}/`, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}

/** The path an alias such as "{palette.black}" points to, or undefined for a plain value. */
export function aliasOf(value: TokenValue): string | undefined {
  return typeof value === "string" ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}

/** Follows aliases to the color a token stands for. */
export function resolveColor(path: string, tokens: ReadonlyMap<string, Token>): ColorValue {
  const seen = new Set<string>();
  for (let at = path; ;) {
    const token = tokens.get(at);
    if (token === undefined) throw new Error(`No token ${at} (wanted by ${path}).`);
    const alias = aliasOf(token.value);
    if (alias === undefined) return token.value as ColorValue;
    if (seen.has(alias)) throw new Error(`Token ${path} points to itself.`);
    seen.add(alias);
    at = alias;
  }
}
