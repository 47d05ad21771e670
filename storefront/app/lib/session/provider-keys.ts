import * as v from "valibot";
import { identityEndpoints } from "./identity-endpoints";
import type { TokenRequest } from "./token-endpoint";

const keySet = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });

/** The keys that sign id tokens; null when they cannot be had. */
export async function providerKeys({ identity, timeout }: TokenRequest): Promise<JsonWebKey[] | null> {
  try {
    const response = await fetch(identityEndpoints(identity).keys, { signal: AbortSignal.timeout(timeout) });
    return v.parse(keySet, await response.json()).keys;
  } catch {
    return null;
  }
}
