const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** An identity provider's key pair. The public key has the id "1". */
export interface SigningKeys {
  readonly privateKey: CryptoKey;
  readonly published: JsonWebKey;
}

export async function signingKeys(): Promise<SigningKeys> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["sign", "verify"],
  );
  const published = { ...(await crypto.subtle.exportKey("jwk", publicKey)), kid: "1" };
  return { privateKey, published };
}

export const goodHeader = { alg: "RS256", kid: "1" };

export const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

export async function signedToken(
  claims: object,
  { privateKey }: SigningKeys,
  header: object = goodHeader,
): Promise<string> {
  const signed = `${encoded(header)}.${encoded(claims)}`;
  const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(signed));
  return `${signed}.${Buffer.from(signature).toString("base64url")}`;
}
