/** The shop's id in the addresses of sign-in, as the hosted platform has it there. */
const shopId = "1";

/** Where sign-in lives in the newer form; the issuer's path. */
export const identityPath = `/authentication/${shopId}`;

/** Where it lives in the classic form. */
export const classicPath = `/${shopId}/auth`;
