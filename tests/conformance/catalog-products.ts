import { queryService } from "../query-service.ts";

/** A product, from the commerce service. */
export interface ApiProduct {
  readonly id: string;
  readonly handle: string;
  readonly isForSale: boolean;
  /** The distinct prices of the variants for sale: "74.00". */
  readonly prices: readonly string[];
  readonly condition: string;
  readonly conditionName: string;
  readonly images: readonly string[];
  readonly variants: readonly { readonly id: string; readonly price: string }[];
}

const query = /* GraphQL */ `
  query Products($after: String) {
    products(first: 100, after: $after) {
      nodes {
        id
        handle
        availableForSale
        condition: metafield(namespace: "product_information", key: "condition") {
          value
        }
        images(first: 8) {
          nodes {
            url
          }
        }
        variants(first: 50) {
          nodes {
            id
            availableForSale
            price {
              amount
            }
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

interface ProductsPage {
  readonly products: {
    readonly nodes: readonly Node[];
    readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  };
}

interface Node {
  readonly id: string;
  readonly handle: string;
  readonly availableForSale: boolean;
  readonly condition: { readonly value: string } | null;
  readonly images: { readonly nodes: readonly { readonly url: string }[] };
  readonly variants: {
    readonly nodes: readonly {
      readonly id: string;
      readonly availableForSale: boolean;
      readonly price: { readonly amount: string };
    }[];
  };
}

/** The labels that shoppers see. A copy, because comparing with the shop's own labels would not find a wrong one. */
const conditionNames: Record<string, string> = {
  new_with_tags: "New with tags",
  new_without_tags: "New without tags",
  new_with_defects: "Excellent",
  preowned: "Pre-owned",
};

/** All products of the commerce service. */
export async function catalogProducts(platformUrl: string): Promise<ApiProduct[]> {
  const found: ApiProduct[] = [];
  let after: string | null = null;
  do {
    const { products }: ProductsPage = await queryService(platformUrl, query, { after });
    found.push(...products.nodes.map(apiProduct));
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after);
  return found;
}

function apiProduct({ id, handle, availableForSale, condition, images, variants }: Node): ApiProduct {
  const forSale = variants.nodes
    .filter((variant) => variant.availableForSale)
    .map((variant) => ({ id: idOf(variant.id), price: Number(variant.price.amount).toFixed(2) }));
  return {
    id: idOf(id),
    handle,
    isForSale: availableForSale,
    prices: [...new Set(forSale.map(({ price }) => price))],
    condition: condition?.value ?? "",
    conditionName: conditionNames[condition?.value ?? ""] ?? "none",
    images: images.nodes.map(({ url }) => url),
    variants: forSale,
  };
}

function idOf(globalId: string): string {
  return globalId.slice(globalId.lastIndexOf("/") + 1);
}
