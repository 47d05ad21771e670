import { type ClientOperation, imageFields, moneyFields, userErrorFields } from "./client-operation.ts";

const line = `id quantity attributes { key value }
  cost { totalAmount { ${moneyFields} } amountPerQuantity { ${moneyFields} } compareAtAmountPerQuantity { ${moneyFields} } }
  merchandise { ... on ProductVariant {
    id availableForSale title requiresShipping price { ${moneyFields} } compareAtPrice { ${moneyFields} } image { ${imageFields} }
    product { handle title id vendor } selectedOptions { name value }
  } }
  discountAllocations { discountedAmount { ${moneyFields} } }`;

const cart = `fragment CartParts on Cart {
  id updatedAt checkoutUrl totalQuantity note attributes { key value }
  appliedGiftCards { id lastCharacters amountUsed { ${moneyFields} } }
  buyerIdentity { countryCode email phone customer { id email firstName lastName displayName } preferences { wallet } }
  cost { subtotalAmount { ${moneyFields} } totalAmount { ${moneyFields} } totalDutyAmount { ${moneyFields} } totalTaxAmount { ${moneyFields} } }
  lines(first: 100) { nodes { ... on CartLine { ${line} parentRelationship { parent { id } } } ... on ComponentizableCartLine { ${line} lineComponents { id } } } }
  discountCodes { code applicable } discountAllocations { discountedAmount { ${moneyFields} } }
  delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress { firstName address1 city provinceCode countryCode zip formatted } } } }
  deliveryGroups(first: 10) { nodes { id groupType deliveryAddress { city zip } deliveryOptions { handle title estimatedCost { ${moneyFields} } } selectedDeliveryOption { handle } cartLines(first: 5) { nodes { id } } } }
  metafield(namespace: "custom", key: "gift") { key value type }
}`;

const warnings = "warnings { code message target }";

/** A cart mutation that returns the cart. */
function mutation(name: string, declared: string, args: string): string {
  return `mutation ($cartId: ID!${declared}, $country: CountryCode = ZZ, $language: LanguageCode) @inContext(country: $country, language: $language) {
    ${name}(cartId: $cartId${args}) { cart { ...CartParts } ${userErrorFields} ${warnings} }
  } ${cart}`;
}

const address = {
  address: {
    deliveryAddress: {
      firstName: "Ada",
      lastName: "Poe",
      address1: "1 Main St",
      city: "Austin",
      provinceCode: "TX",
      zip: "78701",
      countryCode: "US",
    },
  },
};

export const starterShopCart: readonly ClientOperation[] = [
  {
    name: "cart create",
    query: `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { ...CartParts } ${userErrorFields} ${warnings} } } ${cart}`,
    variables: ({ variant }) => ({
      input: {
        lines: [{ merchandiseId: variant, quantity: 1, attributes: [{ key: "gift", value: "yes" }] }],
        note: "Ring twice",
        discountCodes: [],
        giftCardCodes: [],
        buyerIdentity: { countryCode: "US" },
        metafields: [{ key: "custom.gift", type: "boolean", value: "true" }],
        delivery: { addresses: [{ selected: true, ...address }] },
      },
    }),
  },
  {
    name: "cart read",
    query: `query ($id: ID!) { cart(id: $id) { ...CartParts } } ${cart}`,
    variables: ({ cart: id }) => ({ id }),
  },
  {
    name: "lines add",
    query: mutation("cartLinesAdd", ", $lines: [CartLineInput!]!", ", lines: $lines"),
    variables: ({ cart: cartId, otherVariant }) => ({ cartId, lines: [{ merchandiseId: otherVariant }] }),
  },
  {
    name: "lines update",
    query: mutation("cartLinesUpdate", ", $lines: [CartLineUpdateInput!]!", ", lines: $lines"),
    variables: ({ cart: cartId, line: id }) => ({ cartId, lines: [{ id, quantity: 2 }] }),
  },
  {
    name: "discount codes",
    query: mutation("cartDiscountCodesUpdate", ", $codes: [String!]!", ", discountCodes: $codes"),
    variables: ({ cart: cartId }) => ({ cartId, codes: ["WELCOME"] }),
  },
  {
    name: "gift cards removed",
    query: mutation("cartGiftCardCodesUpdate", ", $codes: [String!]!", ", giftCardCodes: $codes"),
    variables: ({ cart: cartId }) => ({ cartId, codes: [] }),
  },
  {
    name: "note",
    query: mutation("cartNoteUpdate", ", $note: String!", ", note: $note"),
    variables: ({ cart: cartId }) => ({ cartId, note: "Leave at the door" }),
  },
  {
    name: "attributes",
    query: mutation("cartAttributesUpdate", ", $attributes: [AttributeInput!]!", ", attributes: $attributes"),
    variables: ({ cart: cartId }) => ({ cartId, attributes: [{ key: "wrap", value: "linen" }] }),
  },
  {
    name: "buyer identity",
    query: mutation(
      "cartBuyerIdentityUpdate",
      ", $buyer: CartBuyerIdentityInput!",
      ", buyerIdentity: $buyer",
    ),
    variables: ({ cart: cartId }) => ({ cartId, buyer: { email: "ada@example.com", countryCode: "US" } }),
  },
  {
    name: "metafields set",
    query: `mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) { metafields { id key value } userErrors { code elementIndex field message } } }`,
    variables: ({ cart: ownerId }) => ({
      metafields: [{ ownerId, key: "custom.gift", type: "boolean", value: "true" }],
    }),
  },
  {
    name: "metafield delete",
    query: `mutation ($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) { deletedId userErrors { code field message } } }`,
    variables: ({ cart: ownerId }) => ({ input: { ownerId, key: "custom.gift" } }),
  },
  {
    name: "delivery address add",
    query: mutation(
      "cartDeliveryAddressesAdd",
      ", $addresses: [CartSelectableAddressInput!]!",
      ", addresses: $addresses",
    ),
    variables: ({ cart: cartId }) => ({ cartId, addresses: [address] }),
  },
  {
    name: "delivery address update",
    query: mutation(
      "cartDeliveryAddressesUpdate",
      ", $addresses: [CartSelectableAddressUpdateInput!]!",
      ", addresses: $addresses",
    ),
    variables: ({ cart: cartId, address: id }) => ({ cartId, addresses: [{ id, selected: true }] }),
  },
  {
    name: "delivery option",
    query: mutation(
      "cartSelectedDeliveryOptionsUpdate",
      ", $options: [CartSelectedDeliveryOptionInput!]!",
      ", selectedDeliveryOptions: $options",
    ),
    variables: ({ cart: cartId, deliveryGroup }) => ({
      cartId,
      options: [{ deliveryGroupId: deliveryGroup, deliveryOptionHandle: "standard" }],
    }),
  },
  {
    name: "delivery addresses replace",
    query: mutation(
      "cartDeliveryAddressesReplace",
      ", $addresses: [CartSelectableAddressInput!]!",
      ", addresses: $addresses",
    ),
    variables: ({ cart: cartId }) => ({ cartId, addresses: [address] }),
  },
  { name: "clone", query: mutation("cartClone", "", ""), variables: ({ cart: cartId }) => ({ cartId }) },
  {
    name: "personal data removed",
    query: mutation("cartRemovePersonalData", "", ""),
    variables: ({ cart: cartId }) => ({ cartId }),
  },
  {
    name: "lines remove",
    query: mutation("cartLinesRemove", ", $lineIds: [ID!]!", ", lineIds: $lineIds"),
    variables: ({ cart: cartId, line }) => ({ cartId, lineIds: [line] }),
  },
];
