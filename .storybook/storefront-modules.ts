import { fileURLToPath } from "node:url";

const storefront = (path: string): string => fileURLToPath(new URL(`../storefront/${path}`, import.meta.url));

/** Lets page stories render the storefront's screens, with mocks for modules that call a service. */
export const storefrontModules = [
  { find: /^~\//, replacement: storefront("app/") },
  { find: /^\.\/browser-cart-api$/, replacement: storefront("stories/story-cart.ts") },
  { find: /^\.\.\/customer-service$/, replacement: storefront("stories/story-customer.ts") },
  { find: /^\.\/image-path$/, replacement: storefront("stories/story-image-path.ts") },
  { find: /^\.\/saved-listings-api$/, replacement: storefront("stories/story-saved-listings.ts") },
  { find: /^\.\/wishlist-api$/, replacement: storefront("stories/story-wishlist.ts") },
];
