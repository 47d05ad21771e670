import { type ClientOperation, imageFields, moneyFields } from "./client-operation.ts";

const product = `fragment ProductParts on Product {
  id handle availableForSale title description descriptionHtml tags updatedAt
  options { id name values } seo { title description } featuredImage { ${imageFields} }
  priceRange { maxVariantPrice { ${moneyFields} } minVariantPrice { ${moneyFields} } }
  variants(first: 250) { edges { node { id title availableForSale selectedOptions { name value } price { ${moneyFields} } } } }
  images(first: 20) { edges { node { ${imageFields} } } }
}`;

const cart = `fragment CartParts on Cart {
  id checkoutUrl totalQuantity
  cost { subtotalAmount { ${moneyFields} } totalAmount { ${moneyFields} } totalTaxAmount { ${moneyFields} } }
  lines(first: 100) { edges { node {
    id quantity cost { totalAmount { ${moneyFields} } }
    merchandise { ... on ProductVariant { id title selectedOptions { name value } product { ...ProductParts } } }
  } } }
} ${product}`;

const collection = "handle title description seo { title description } updatedAt";
const page = "... on Page { id title handle body bodySummary seo { title description } createdAt updatedAt }";

/** The fourteen operations of the Next.js commerce template. */
export const nextjsShop: readonly ClientOperation[] = [
  {
    name: "cart create",
    query: `mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { ...CartParts } } } ${cart}`,
    variables: ({ variant }) => ({ lines: [{ merchandiseId: variant, quantity: 1 }] }),
  },
  {
    name: "cart read",
    query: `query ($cartId: ID!) { cart(id: $cartId) { ...CartParts } } ${cart}`,
    variables: ({ cart: cartId }) => ({ cartId }),
  },
  {
    name: "cart add",
    query: `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { ...CartParts } } } ${cart}`,
    variables: ({ cart: cartId, otherVariant }) => ({
      cartId,
      lines: [{ merchandiseId: otherVariant, quantity: 1 }],
    }),
  },
  {
    name: "cart edit",
    query: `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $cartId, lines: $lines) { cart { ...CartParts } } } ${cart}`,
    variables: ({ cart: cartId, line, variant }) => ({
      cartId,
      lines: [{ id: line, merchandiseId: variant, quantity: 2 }],
    }),
  },
  {
    name: "cart remove",
    query: `mutation ($cartId: ID!, $lineIds: [ID!]!) { cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { cart { ...CartParts } } } ${cart}`,
    variables: ({ cart: cartId, line }) => ({ cartId, lineIds: [line] }),
  },
  { name: "collection", query: `{ collection(handle: "shoes") { ${collection} } }` },
  {
    name: "collections",
    query: `{ collections(first: 100, sortKey: TITLE) { edges { node { ${collection} } } } }`,
  },
  {
    name: "collection products",
    query: `query ($sortKey: ProductCollectionSortKeys, $reverse: Boolean) {
      collection(handle: "shoes") { products(sortKey: $sortKey, reverse: $reverse, first: 100) { edges { node { ...ProductParts } } } }
    } ${product}`,
    variables: () => ({ sortKey: "CREATED", reverse: true }),
  },
  { name: "menu", query: `{ menu(handle: "next-js-frontend-header-menu") { items { title url } } }` },
  { name: "page", query: `{ pageByHandle(handle: "about") { ${page} } }` },
  { name: "pages", query: `{ pages(first: 100) { edges { node { ${page} } } } }` },
  { name: "product", query: `{ product(handle: "trail-shoe") { ...ProductParts } } ${product}` },
  {
    name: "products",
    query: `query ($sortKey: ProductSortKeys, $reverse: Boolean, $query: String) {
      products(sortKey: $sortKey, reverse: $reverse, query: $query, first: 100) { edges { node { ...ProductParts } } }
    } ${product}`,
    variables: () => ({ sortKey: "RELEVANCE", reverse: false, query: "shoe" }),
  },
  {
    name: "recommendations",
    query: `query ($id: ID!) { productRecommendations(productId: $id) { ...ProductParts } } ${product}`,
    variables: ({ product: id }) => ({ id }),
  },
];
