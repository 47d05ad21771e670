import { byPath, type Token } from "./token.ts";

/** A scheme inherits each role's description and backgrounds from the light one. */
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
