/** Writes a brand in one scheme as a single file for design tools, in the W3C design-tokens format. */
import { contrastExtension, type Token } from "./token.ts";

interface Group {
  [name: string]: Group | string | object;
}

function setPath(group: Group, [name, ...rest]: readonly string[], leaf: object): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    group[name] = leaf;
    return;
  }
  const branch = (group[name] ?? {}) as Group;
  group[name] = branch;
  setPath(branch, rest, leaf);
}

export function designTokens(description: string, tokens: readonly Token[]): string {
  const file: Group = { $description: description };
  for (const { path, type, value, description: use, contrast } of tokens)
    setPath(file, path, {
      $type: type,
      $value: value,
      ...(use !== undefined && { $description: use }),
      ...(contrast !== undefined && { $extensions: { [contrastExtension]: contrast } }),
    });
  return `${JSON.stringify(file, null, 1)}\n`;
}
