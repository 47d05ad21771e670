type ServerName = "storefront" | "metrics" | "commerce" | "extensions";

interface PlantedFunction {
  readonly server: ServerName;
  readonly layer: string;
  readonly file: string;
  /** A function of the file, or of what one returns. */
  readonly name: string;
  readonly path: string;
  /** Whether it returns a promise, and so can reject. */
  readonly isAsync?: boolean;
  /** 500 unless it says otherwise. */
  readonly status?: number;
  /** GraphQL reports a resolver's error beside the data. */
  readonly query?: string;
}

const build = "storefront/build/server/index.js";

/** One function of each layer of each server, and a request that calls it. */
export const plantedFunctions: readonly PlantedFunction[] = [
  {
    server: "storefront",
    layer: "listener",
    file: "storefront/server/node/send-cached-page.ts",
    name: "sendCachedPage",
    path: "/",
  },
  {
    server: "storefront",
    layer: "asset handler",
    file: "storefront/server/node/static-files.ts",
    name: "sendFile",
    path: "/favicon.svg",
    isAsync: true,
  },
  {
    server: "storefront",
    layer: "middleware",
    file: "storefront/server/shopper-url.ts",
    name: "shopperUrl",
    path: "/sizes",
  },
  {
    server: "storefront",
    layer: "page handler",
    file: "storefront/server/pages/page-response.ts",
    name: "pageResponse",
    path: "/sizes",
    isAsync: true,
  },
  {
    server: "storefront",
    layer: "renderer",
    file: "storefront/server/pages/rendered-page.ts",
    name: "renderedPage",
    path: "/search?text=renderer",
    isAsync: true,
  },
  {
    server: "storefront",
    layer: "route",
    file: build,
    name: "loadListing",
    path: "/search?text=route",
    isAsync: true,
  },
  {
    server: "storefront",
    layer: "component",
    file: build,
    name: "Layout",
    path: "/search?text=component",
  },
  {
    server: "storefront",
    layer: "image route",
    file: build,
    name: "fetchImage",
    path: "/images/localhost/images/coat",
    isAsync: true,
  },
  {
    server: "metrics",
    layer: "listener",
    file: "storefront/server/node/metrics.ts",
    name: "createMetrics.text",
    path: "/metrics",
    isAsync: true,
  },
  {
    server: "commerce",
    layer: "middleware",
    file: "graphql/commerce-service/src/shared/http/shopper-network.ts",
    name: "shopperNetwork",
    path: "/health",
  },
  {
    server: "commerce",
    layer: "image handler",
    file: "graphql/commerce-service/src/images/image-file.ts",
    name: "findImageFile",
    path: "/images/coat",
  },
  {
    server: "commerce",
    layer: "page",
    file: "graphql/commerce-service/src/checkout/checkout-screen.ts",
    name: "showCheckout",
    path: "/checkouts/a-checkout-of-nobody-12",
    isAsync: true,
  },
  {
    server: "commerce",
    layer: "resolver",
    file: "graphql/commerce-service/src/api/search/product-search.ts",
    name: "searchProducts",
    path: "/api/2026-04/graphql.json",
    status: 200,
    query: '{ predictiveSearch(query: "coat") { products { id } } }',
  },
  {
    server: "extensions",
    layer: "middleware",
    file: "graphql/service-kit/rate-limits/client-network.ts",
    name: "clientNetwork",
    path: "/",
  },
  {
    server: "extensions",
    layer: "resolver",
    file: "graphql/extensions/src/listing-texts/find-listing.ts",
    name: "findListing",
    path: "/",
    isAsync: true,
    status: 200,
    query: '{ getSeoMetadata(brandSlug: "coat") { metaTitle } }',
  },
];
