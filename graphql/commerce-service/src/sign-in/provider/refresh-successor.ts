import { createHmac } from "node:crypto";
import { Provider } from "oidc-provider";

export type Successor = (token: string) => string;

/**
 * Derives a refresh token's successor from the token itself, so that a browser that lost the response gets the same new
 * token again. With a random successor, a thief who repeats a refresh would get a chain of tokens of their own; now the
 * second one to use the shared token is noticed, and both are signed out.
 */
export function successorWith(key: string): Successor {
  return (token) => createHmac("sha256", key).update(token).digest("base64url");
}

/** Makes the provider issue the successor when it rotates a refresh token. */
export function issueSuccessors(provider: Provider, successor: Successor): void {
  const model = provider.RefreshToken.prototype as unknown as { generateTokenId: () => string };
  const randomId = model.generateTokenId;
  model.generateTokenId = function generateTokenId() {
    const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken;
    return rotated ? successor(rotated.jti) : randomId.call(this);
  };
}
