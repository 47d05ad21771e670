import { catalogProducts } from "../../conformance/catalog-products.ts";
import { createCartWithAllVariants } from "../../e2e/service-carts.ts";
import { queryService } from "../../query-service.ts";

/** What a shopper asks of the storefront. */
export interface Visit {
  readonly path: string;
  readonly init: RequestInit;
  /** Settings of the shop. */
  readonly env?: Readonly<Record<string, string>>;
  /** Of the response to it, unless something is broken. */
  readonly status: number;
}

/** A product for sale, and a cart that contains it. */
export interface Shopper {
  readonly handle: string;
  readonly variantId: string;
  readonly cartId: string;
}

export async function enterShop(platformUrl: string): Promise<Shopper> {
  const products = await catalogProducts(platformUrl);
  const { handle } = products.find(({ isForSale }) => isForSale)!;
  const { product } = await queryService<{ product: { variants: { nodes: { id: string }[] } } }>(
    platformUrl,
    "query Variant($handle: String!) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }",
    { handle },
  );
  const cartId = await createCartWithAllVariants(platformUrl, handle);
  return { handle, variantId: product.variants.nodes[0]!.id, cartId };
}

type VisitOf = (shopper: Shopper) => Visit;

const page =
  (path: string, status = 200): VisitOf =>
  ({ handle, cartId }) => ({
    path: path.replace("HANDLE", handle),
    init: { headers: { Cookie: `cart_id=${encodeURIComponent(cartId)}` } },
    status,
  });

/** What a script posts. */
const post =
  (bodyOf: (shopper: Shopper) => object): VisitOf =>
  (shopper) => ({
    path: "/cart",
    init: {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(bodyOf(shopper)),
    },
    status: 200,
  });

/** Each operation is tried on the first visit that sends it, so the short pages come first. HANDLE is for sale. */
export const visits: readonly (readonly [name: string, visit: VisitOf])[] = [
  ...[
    "/products/HANDLE/stock",
    "/cards?ids=12,7",
    "/shelves/dresses",
    "/suggestions?text=dre",
    "/suggestions?text=kimono",
    "/bought-together/12",
    "/newest?listing=/category/dresses",
    "/sitemaps/collections.xml",
    "/sitemaps/products-1.xml",
    "/feeds/products.xml",
    "/brands",
    "/cart",
    "/search?text=silk",
    "/pages/hello-world",
    "/policies/hello-world",
    "/blogs/hello-world",
    "/blogs/hello-world/hello-world",
    "/products/HANDLE",
    "/products/kimono",
    "/category/dresses",
    "/collections/deals",
    "/",
  ].map((path) => [path, page(path)] as const),
  [
    "the sitemap of a merchant's texts",
    (shopper) => ({ ...page("/sitemaps/pages.xml")(shopper), env: { CIRCLET_CONTENT: "own" } }),
  ],
  ["/old-address", page("/old-address", 301)],
  ["/products/nobody-knows", page("/products/nobody-knows", 404)],
  ["adding to a new cart", post(({ variantId: id }) => ({ intent: "add", id, cartId: null }))],
  ["adding twice", post(({ variantId: id, cartId }) => ({ intent: "add", id, cartId, lineIds: [] }))],
  ["a discount code", post(({ cartId }) => ({ intent: "discountCode", discountCode: "WELCOME", cartId }))],
  ["an email address", post(({ cartId }) => ({ intent: "read", cartId, email: "pat@circlet.example" }))],
  ["removing", post(({ variantId: id, cartId }) => ({ intent: "remove", id, cartId }))],
];
