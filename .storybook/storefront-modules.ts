import { fileURLToPath } from "node:url";

const storefront = (path: string): string => fileURLToPath(new URL(`../storefront/${path}`, import.meta.url));

/** The pages are the storefront's own screens; only where they would reach for a service, a story answers. */
export const storefrontModules = [
  { find: /^~\//, replacement: storefront("app/") },
  { find: /^\.\/browser-bag$/, replacement: storefront("stories/story-bag.ts") },
  { find: /^\.\.\/customer-service$/, replacement: storefront("stories/story-customer.ts") },
  { find: /^\.\/wishlist-service$/, replacement: storefront("stories/story-wishlist.ts") },
];
