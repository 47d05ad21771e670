/** The scope of the customer account API in the token-exchange flow. */
export const tokenExchangeScope = "https://api.customers.com/auth/customer.graphql";

/** The scope of the customer account API in the direct flow. Only tokens with it can use the API. */
export const customerApiScope = "customer-account-api:full";

/** A constant of the hosted platform: the audience of the second exchange in the token-exchange flow. */
export const customerApiAudience = "30243aa5-17c1-465a-8493-944bcc4e88aa";

export const tokenExchangeGrant = "urn:ietf:params:oauth:grant-type:token-exchange";
export const accessTokenType = "urn:ietf:params:oauth:token-type:access_token";

/** The shop's id in sign-in URLs, as on the hosted platform. */
const shopId = "1";

/** The cookie that holds the id of the identity provider's session. */
export const sessionCookie = "identity";

/** The path of the direct flow and of the issuer. */
export const directSignInPath = `/authentication/${shopId}`;

/** The path of the token-exchange flow. */
export const tokenExchangePath = `/${shopId}/auth`;
