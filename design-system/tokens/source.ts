import { readFileSync, readdirSync } from "node:fs";
import { tokensIn, type Group, type Token } from "./token.ts";

const folder = new URL("./", import.meta.url);

export function readTokenFile(file: string): unknown {
  const text = readFileSync(new URL(file, folder), "utf8");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not valid JSON. ${cause instanceof Error ? cause.message : ""}`, { cause });
  }
}

export const readDesignTokens = (file: string): Token[] => tokensIn(readTokenFile(file) as Group);

export function namesIn(kind: "brands" | "schemes" | "core"): string[] {
  return readdirSync(new URL(`${kind}/`, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
}
