/** Access to the customer account API, as the classic form of sign-in asks for it (specification A7). */
export const classicScope = "https://api.customers.com/auth/customer.graphql";

/** The same access in the newer form; a token with it opens the API. */
export const customerApiScope = "customer-account-api:full";

/** The hosted platform's own constant: whom the second exchange of the classic form asks a token for. */
export const customerApiAudience = "30243aa5-17c1-465a-8493-944bcc4e88aa";

export const tokenExchangeGrant = "urn:ietf:params:oauth:grant-type:token-exchange";
export const accessTokenType = "urn:ietf:params:oauth:token-type:access_token";
