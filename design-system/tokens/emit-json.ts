/** Writes tokens as files for design tools, in the W3C design-tokens format. */
import { contrastExtension, type Token } from "./token.ts";

const schemas = "https://www.designtokens.org/schemas/2025.10";

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
  const file: Group = { $schema: `${schemas}/format.json`, $description: description };
  for (const { path, type, value, description: use, contrast } of tokens)
    setPath(file, path, {
      $type: type,
      $value: value,
      ...(use !== undefined && { $description: use }),
      ...(contrast !== undefined && { $extensions: { [contrastExtension]: contrast } }),
    });
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** The file that names the other ones: which tokens a brand and a scheme have. The first brand and scheme are the defaults. */
export function resolver(brands: readonly string[], colorSchemes: readonly string[]): string {
  const modifier = (kind: string, names: readonly string[]) => ({
    contexts: Object.fromEntries(names.map((name) => [name, [{ $ref: `parts/${kind}.${name}.json` }]])),
    default: names[0],
  });
  const file = {
    $schema: `${schemas}/resolver.json`,
    name: "Circlet",
    version: "2025.10",
    sets: { core: { sources: [{ $ref: "parts/core.json" }] } },
    modifiers: { brand: modifier("brand", brands), scheme: modifier("scheme", colorSchemes) },
    resolutionOrder: ["sets/core", "modifiers/brand", "modifiers/scheme"].map((place) => ({
      $ref: `#/${place}`,
    })),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
