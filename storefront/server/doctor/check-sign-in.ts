import { authorizationServer, signInScope } from "../../app/shopper/session/authorization-server.ts";
import type { Settings } from "../settings/settings.ts";
import { hasOwnClient, nobody } from "./check-settings.ts";
import { type Finding, found } from "./finding.ts";
import { isRecord, pingAddress, request } from "../store-api.ts";

const admin = "admin → Headless → Customer Account API";

/** Checks sign-in: the store's discovery document, the callback URL and the Customer Account API. */
export async function checkSignIn(settings: Settings): Promise<Finding[]> {
  const { customerApiUrl, url } = settings;
  if (!hasOwnClient(settings)) return [];
  const provider = await checkProvider(settings);
  return [
    provider,
    ...(provider.state === "ok" ? [await checkCallback(settings)] : []),
    found(await isServed(customerApiUrl), `Customer Account API at ${customerApiUrl}`, {
      what: `Nothing serves the Customer Account API at ${customerApiUrl}.`,
      where: `STOREFRONT_CUSTOMER_API_URL; ${admin}`,
      without: `Customers of ${url} see no orders, wishlist, addresses and settings.`,
    }),
  ];
}

async function checkProvider({ apiUrl, identity }: Settings): Promise<Finding> {
  const discovery = `${apiUrl}/.well-known/openid-configuration`;
  const where = `STOREFRONT_IDENTITY_URL and STOREFRONT_SHOP_ID; ${admin}`;
  const response = await request(discovery);
  const document: unknown = response?.ok ? await response.json().catch(() => null) : null;
  if (!isRecord(document)) {
    const what = `The store has no sign-in document at ${discovery}.`;
    return { state: "missing", what, where: `STOREFRONT_API_URL; ${admin}`, without: nobody };
  }
  const endpoint = URL.parse(String(document["authorization_endpoint"]));
  const isOurs =
    endpoint?.host === new URL(identity.url).host && endpoint.pathname.split("/").includes(identity.shopId);
  return found(isOurs, `Sign-in at ${identity.url}, shop ${identity.shopId}`, {
    what: `The store signs customers in at ${String(document["authorization_endpoint"])}, not at ${identity.url} as shop ${identity.shopId}.`,
    where,
    without: nobody,
  });
}

/** Whether the provider accepts the shop's URL as the client's callback. */
async function checkCallback({ identity, url }: Settings): Promise<Finding> {
  const { authorization_endpoint: endpoint } = authorizationServer(identity);
  const query = new URLSearchParams({
    scope: signInScope(identity),
    client_id: identity.clientId,
    response_type: "code",
    redirect_uri: `${url}/`,
    state: crypto.randomUUID(),
    nonce: crypto.randomUUID(),
    code_challenge: unusedChallenge,
    code_challenge_method: "S256",
  });
  const response = await request(`${endpoint}?${query.toString()}`);
  const isAccepted =
    response !== null &&
    response.status < 400 &&
    !(response.headers.get("location") ?? "").includes("error=");
  return found(isAccepted, `Callback address ${url}/`, {
    what: `The sign-in page rejects the client ${identity.clientId} with the callback address ${url}/.`,
    where: `STOREFRONT_CUSTOMER_CLIENT_ID, STOREFRONT_SIGN_IN_FLOW and STOREFRONT_URL; ${admin}: callback address ${url}/`,
    without: nobody,
  });
}

/** As long as a real one. The sign-in is never completed. */
const unusedChallenge = "x".repeat(43);

/** Without a token, the API should respond that one is required. */
async function isServed(url: string): Promise<boolean> {
  const response = await pingAddress(url, "manual");
  return response !== null && (response.ok || [400, 401, 403].includes(response.status));
}
