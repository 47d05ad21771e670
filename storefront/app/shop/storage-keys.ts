/** The names under which the browser stores what a shopper has. */

export const cartId = "cart_id";
/** Products being added to the cart. */
export const unsavedItems = "cart_unsaved";
export const accessToken = "access_token";
export const idToken = "id_token";
export const refreshToken = "refresh_token";
/** Unix time in milliseconds, by this browser's clock. */
export const accessTokenExpires = "access_token_expires";
export const codeVerifier = "code-verifier";
/** In session storage: the sign-in that this tab started. */
export const signIn = "sign_in";
export const wishlist = "wishlist";
/** What the wishlist shows without a connection. */
export const wishlistProducts = "wishlist_products";
export const mySizes = "my_sizes";
export const myGarments = "my_garments";
export const directDescription = "direct_search_description";
export const discountCode = "discount_code";
export const recentlyViewed = "recently_viewed";
export const recentSearches = "recent_searches";
export const consent = "consent";
/** A random id of this browser for analytics; stored only with consent. */
export const clientId = "client_id";
