import { type ClientOperation, moneyFields, userErrorFields } from "./client-operation.ts";

const product = `fragment ProductParts on Product {
  id availableForSale createdAt updatedAt publishedAt descriptionHtml description handle productType title vendor onlineStoreUrl
  options { id name values }
  images(first: 250) { pageInfo { hasNextPage hasPreviousPage } edges { cursor node { id src altText width height } } }
  variants(first: 250) { pageInfo { hasNextPage hasPreviousPage } edges { cursor node {
    id title price { ${moneyFields} } priceV2: price { ${moneyFields} } weight weightUnit availableForSale: availableForSale available: availableForSale
    sku compareAtPrice { ${moneyFields} } image { id src: url altText width height } selectedOptions { name value }
    unitPrice { ${moneyFields} } unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue }
  } } }
}`;
const collection = `fragment CollectionParts on Collection { id handle description descriptionHtml updatedAt title image { id src: url altText } }`;
const policy = "id title url body";

const cart = `fragment CartParts on Cart {
  id createdAt updatedAt checkoutUrl note totalQuantity attributes { key value }
  lines(first: 250) { pageInfo { hasNextPage hasPreviousPage } edges { cursor node { __typename id quantity attributes { key value }
    merchandise { ... on ProductVariant { id title price { ${moneyFields} } product { id handle } } }
    cost { totalAmount { ${moneyFields} } subtotalAmount { ${moneyFields} } } discountAllocations { discountedAmount { ${moneyFields} } } } } }
  buyerIdentity { countryCode preferences { delivery { deliveryMethod } } email phone customer { email } deliveryAddressPreferences { ... on MailingAddress { address1 city } } }
  cost { totalAmount { ${moneyFields} } subtotalAmount { ${moneyFields} } checkoutChargeAmount { ${moneyFields} } totalTaxAmount { ${moneyFields} } }
  discountCodes { applicable code } discountAllocations { discountedAmount { ${moneyFields} } discountApplication { targetType value { ... on PricingPercentageValue { percentage } ... on MoneyV2 { ${moneyFields} } } } }
  appliedGiftCards { id balance { ${moneyFields} } amountUsed { ${moneyFields} } lastCharacters }
  deliveryGroups(first: 10) { edges { node { id deliveryAddress { address2 city } deliveryOptions { handle title code deliveryMethodType estimatedCost { ${moneyFields} } } selectedDeliveryOption { handle } cartLines(first: 250) { edges { node { id } } } } } }
}`;

function mutation(name: string, declared: string, args: string): string {
  return `mutation ($cartId: ID!${declared}) { ${name}(cartId: $cartId${args}) { ${userErrorFields} warnings { code message } cart { ...CartParts } } } ${cart}`;
}

export const buyButton: readonly ClientOperation[] = [
  {
    name: "shop",
    query: `{ shop { id name description moneyFormat paymentSettings { enabledPresentmentCurrencies } primaryDomain { host sslEnabled url } } }`,
  },
  {
    name: "policies",
    query: `{ shop { privacyPolicy { ${policy} } termsOfService { ${policy} } refundPolicy { ${policy} } } }`,
  },
  {
    name: "product by id",
    query: `query ($id: ID!) { node(id: $id) { __typename ...ProductParts } } ${product}`,
    variables: ({ product: id }) => ({ id }),
  },
  {
    name: "products by id",
    query: `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ...ProductParts } } ${product}`,
    variables: ({ product: id }) => ({ ids: [id, "gid://shopify/Page/1"] }),
  },
  {
    name: "product by handle",
    query: `{ productByHandle(handle: "trail-shoe") { ...ProductParts } } ${product}`,
  },
  {
    name: "products",
    query: `query ($first: Int!, $sortKey: ProductSortKeys) { products(first: $first, sortKey: $sortKey) { pageInfo { hasNextPage hasPreviousPage } edges { cursor node { ...ProductParts } } } } ${product}`,
    variables: () => ({ first: 20, sortKey: "ID" }),
  },
  {
    name: "collections with products",
    query: `query ($first: Int!, $productsFirst: Int!) { collections(first: $first) { pageInfo { hasNextPage hasPreviousPage } edges { cursor node { ...CollectionParts
      products(first: $productsFirst) { pageInfo { hasNextPage hasPreviousPage } edges { cursor node { ...ProductParts } } } } } } } ${collection} ${product}`,
    variables: () => ({ first: 20, productsFirst: 20 }),
  },
  {
    name: "collection by id",
    query: `query ($id: ID!) { node(id: $id) { ...CollectionParts } } ${collection}`,
    variables: ({ collection: id }) => ({ id }),
  },
  {
    name: "a foreign node",
    query: `{ node(id: "gid://shopify/Checkout/1") { __typename id } }`,
  },
  {
    name: "cart create",
    query: `mutation ($input: CartInput!) { cartCreate(input: $input) { ${userErrorFields} cart { ...CartParts } } } ${cart}`,
    variables: ({ variant }) => ({ input: { lines: [{ merchandiseId: variant, quantity: 1 }] } }),
  },
  {
    name: "cart read",
    query: `query ($id: ID!) { node(id: $id) { ...CartParts } } ${cart}`,
    variables: ({ cart: id }) => ({ id }),
  },
  {
    name: "cart attributes",
    query: mutation("cartAttributesUpdate", ", $attributes: [AttributeInput!]!", ", attributes: $attributes"),
    variables: ({ cart: cartId }) => ({ cartId, attributes: [{ key: "source", value: "blog" }] }),
  },
  {
    name: "cart lines add",
    query: mutation("cartLinesAdd", ", $lines: [CartLineInput!]!", ", lines: $lines"),
    variables: ({ cart: cartId, otherVariant }) => ({ cartId, lines: [{ merchandiseId: otherVariant }] }),
  },
  {
    name: "cart gift card add",
    query: mutation("cartGiftCardCodesUpdate", ", $codes: [String!]!", ", giftCardCodes: $codes"),
    variables: ({ cart: cartId }) => ({ cartId, codes: [] }),
  },
];
