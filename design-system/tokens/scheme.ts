import { byPath, type Token } from "./token.ts";

/** Inherits the descriptions and backgrounds of roles from the light scheme. */
export function inheritRoles(tokens: readonly Token[], light: readonly Token[]): Token[] {
  const model = byPath(light);
  return tokens.map((token) => {
    const from = model.get(token.path.join("."));
    return {
      ...token,
      description: token.description ?? from?.description,
      contrast: token.contrast ?? from?.contrast,
    };
  });
}
