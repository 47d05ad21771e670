import { agentPaths } from "../../../storefront/server/agent-endpoints.ts";
import routes from "../../../storefront/app/routes.ts";

/** Every route of the storefront. */
const routePaths = routes.map(({ path = "" }) => `/${path.replace(/:\w+\??/g, "*")}`);

/** What a platform's theme had, which redirects, and a market's folder. */
const oldAddresses = [
  "/agents.md",
  "/account/orders/*",
  "/blogs/*/tagged/*",
  "/checkouts/*",
  "/collections/*/products/*",
  "/en-ca/products/*",
];

/** A server under attack, and what it answers. */
export interface Target {
  readonly name: string;
  readonly port: number;
  /** Addresses of every kind of response. `*` is where the attack puts a value of its own. */
  readonly paths: readonly string[];
  /** A path that always answers with 200. */
  readonly visited: string;
}

/** The three servers. `asset` is the path of one of the build's files, `product` that of a product's page. */
export function targetsOf({
  ports,
  asset,
  product,
}: {
  readonly ports: { readonly storefront: number; readonly commerce: number; readonly extensions: number };
  readonly asset: string;
  readonly product: string;
}): readonly Target[] {
  return [
    {
      name: "storefront",
      port: ports.storefront,
      visited: product,
      paths: [
        "/",
        "/home.data",
        product,
        `${product}.data`,
        `${product}/stock`,
        asset,
        "/favicon.svg",
        "/sw.js",
        "/search?text=*",
        "/search?text=dress&size=*&sort=*&after=*",
        "/category/dresses?minPrice=*",
        "/cart?notice=*",
        ...routePaths,
        ...agentPaths,
        ...oldAddresses,
        "/products/*?variant=*",
        "/discount/*?redirect=*",
        "/newest?listing=*",
        "/recently-viewed?ids=*",
        "/cards?ids=*",
        "/suggestions?q=*",
        "/images/*?width=240",
        "/order-status?answer=*",
        "/alerts/stop?token=*",
        "/health",
        "/ready",
        "/csp-reports",
        "/webhooks/products",
      ],
    },
    {
      name: "commerce service",
      port: ports.commerce,
      visited: "/api/2023-10/graphql.json?query={shop{name}}",
      paths: [
        "/api/2023-10/graphql.json",
        "/api/2026-04/graphql.json?query=*",
        "/api/2026-04/graphql.json?query={shop{name}}&variables=*",
        "/api/*/graphql.json",
        "/account/customer/api/unstable/graphql",
        "/images/*?width=*",
        "/page-assets/*/*",
        "/tracking/*",
        "/client/subscriptions/?company_id=*",
        "/client/events/?company_id=*",
        "/g/collect?v=2&tid=*",
        "/mp/collect?measurement_id=*",
        "/faults",
        "/mailbox?email=*",
        "/mailbox/email?id=*",
        "/mailbox/emails",
        "/order-status?answer=*",
        "/checkouts/*",
        "/authentication/1/oauth/authorize?client_id=*&redirect_uri=*",
        "/authentication/1/oauth/token",
        "/authentication/1/sign-in/*",
        "/1/auth/oauth/authorize?client_id=circlet-storefront&state=*",
        "/1/auth/oauth/token",
        "/1/auth/logout?post_logout_redirect_uri=*",
        "/.well-known/openid-configuration",
        "/health",
        "/*",
      ],
    },
    {
      name: "extensions service",
      port: ports.extensions,
      visited: "/ready",
      paths: ["/", "/?query=*", "/health", "/ready", "/webhooks/orders/paid", "/webhooks/customers/*", "/*"],
    },
  ];
}
