/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "fragment CustomerAddress on CustomerAddress {\n  id\n  formatted(withName: true, withCompany: true)\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  zoneCode\n  zip\n  territoryCode\n  phoneNumber\n}": typeof types.CustomerAddressFragmentDoc,
    "fragment CustomerProfile on Customer {\n  id\n  firstName\n  lastName\n  displayName\n  emailAddress {\n    emailAddress\n    marketingState\n  }\n}": typeof types.CustomerProfileFragmentDoc,
    "fragment Order on Order {\n  id\n  number\n  confirmationNumber\n  processedAt\n  shippingAddress {\n    formatted(withName: true)\n  }\n  totalPrice {\n    amount\n    currencyCode\n  }\n  transactions {\n    id\n    kind\n    status\n    giftCardDetails {\n      last4\n    }\n    transactionAmount {\n      presentmentMoney {\n        amount\n        currencyCode\n      }\n    }\n  }\n  lineItems(first: $lines) {\n    nodes {\n      ...OrderLine\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n  fulfillments(first: $fulfillments) {\n    nodes {\n      latestShipmentStatus\n      trackingInformation {\n        company\n        number\n        url\n      }\n    }\n  }\n}": typeof types.OrderFragmentDoc,
    "fragment OrderLine on LineItem {\n  id\n  name\n  title\n  variantTitle\n  vendor\n  productId\n  quantity\n  image {\n    url\n    altText\n  }\n  currentTotalPrice {\n    amount\n    currencyCode\n  }\n}": typeof types.OrderLineFragmentDoc,
    "fragment OrderPage on OrderConnection {\n  nodes {\n    ...Order\n  }\n  pageInfo {\n    startCursor\n    endCursor\n    hasNextPage\n    hasPreviousPage\n  }\n}": typeof types.OrderPageFragmentDoc,
    "mutation customer_AddressCreate($address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": typeof types.Customer_AddressCreateDocument,
    "mutation customer_AddressDelete($addressId: ID!) {\n  customerAddressDelete(addressId: $addressId) {\n    deletedAddressId\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": typeof types.Customer_AddressDeleteDocument,
    "mutation customer_AddressUpdate($addressId: ID!, $address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressUpdate(\n    addressId: $addressId\n    address: $address\n    defaultAddress: $defaultAddress\n  ) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": typeof types.Customer_AddressUpdateDocument,
    "query customer_Addresses($first: Int!) {\n  customer {\n    defaultAddress {\n      id\n    }\n    addresses(first: $first) {\n      nodes {\n        ...CustomerAddress\n      }\n    }\n  }\n}": typeof types.Customer_AddressesDocument,
    "mutation customer_EmailMarketingSubscribe {\n  customerEmailMarketingSubscribe {\n    emailAddress {\n      emailAddress\n      marketingState\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": typeof types.Customer_EmailMarketingSubscribeDocument,
    "mutation customer_EmailMarketingUnsubscribe {\n  customerEmailMarketingUnsubscribe {\n    emailAddress {\n      emailAddress\n      marketingState\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": typeof types.Customer_EmailMarketingUnsubscribeDocument,
    "query customer_OrderLines($orderId: ID!, $first: Int!, $after: String) {\n  order(id: $orderId) {\n    id\n    lineItems(first: $first, after: $after) {\n      nodes {\n        ...OrderLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}": typeof types.Customer_OrderLinesDocument,
    "query customer_Orders($first: Int, $after: String, $last: Int, $before: String, $lines: Int = 10, $fulfillments: Int = 1) {\n  customer {\n    id\n    orders(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      sortKey: PROCESSED_AT\n      reverse: true\n    ) {\n      ...OrderPage\n    }\n  }\n}": typeof types.Customer_OrdersDocument,
    "query customer_Sizes {\n  customer {\n    id\n    metafield(namespace: \"custom\", key: \"sizes\") {\n      id\n      value\n    }\n    garments: metafield(namespace: \"custom\", key: \"garments\") {\n      id\n      value\n    }\n  }\n}": typeof types.Customer_SizesDocument,
    "query customer_customer($withOrders: Boolean!, $orders: Int = 10, $lines: Int = 10, $fulfillments: Int = 1) {\n  customer {\n    ...CustomerProfile\n    defaultAddress {\n      id\n      formatted(withName: true)\n    }\n    metafield(namespace: \"custom\", key: \"wishlist\") {\n      id\n      value\n    }\n    orders(first: $orders, sortKey: PROCESSED_AT, reverse: true) @include(if: $withOrders) {\n      ...OrderPage\n    }\n  }\n}": typeof types.Customer_CustomerDocument,
    "mutation customer_customerUpdate($input: CustomerUpdateInput!) {\n  customerUpdate(input: $input) {\n    customer {\n      ...CustomerProfile\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": typeof types.Customer_CustomerUpdateDocument,
};
const documents: Documents = {
    "fragment CustomerAddress on CustomerAddress {\n  id\n  formatted(withName: true, withCompany: true)\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  zoneCode\n  zip\n  territoryCode\n  phoneNumber\n}": types.CustomerAddressFragmentDoc,
    "fragment CustomerProfile on Customer {\n  id\n  firstName\n  lastName\n  displayName\n  emailAddress {\n    emailAddress\n    marketingState\n  }\n}": types.CustomerProfileFragmentDoc,
    "fragment Order on Order {\n  id\n  number\n  confirmationNumber\n  processedAt\n  shippingAddress {\n    formatted(withName: true)\n  }\n  totalPrice {\n    amount\n    currencyCode\n  }\n  transactions {\n    id\n    kind\n    status\n    giftCardDetails {\n      last4\n    }\n    transactionAmount {\n      presentmentMoney {\n        amount\n        currencyCode\n      }\n    }\n  }\n  lineItems(first: $lines) {\n    nodes {\n      ...OrderLine\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n  fulfillments(first: $fulfillments) {\n    nodes {\n      latestShipmentStatus\n      trackingInformation {\n        company\n        number\n        url\n      }\n    }\n  }\n}": types.OrderFragmentDoc,
    "fragment OrderLine on LineItem {\n  id\n  name\n  title\n  variantTitle\n  vendor\n  productId\n  quantity\n  image {\n    url\n    altText\n  }\n  currentTotalPrice {\n    amount\n    currencyCode\n  }\n}": types.OrderLineFragmentDoc,
    "fragment OrderPage on OrderConnection {\n  nodes {\n    ...Order\n  }\n  pageInfo {\n    startCursor\n    endCursor\n    hasNextPage\n    hasPreviousPage\n  }\n}": types.OrderPageFragmentDoc,
    "mutation customer_AddressCreate($address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": types.Customer_AddressCreateDocument,
    "mutation customer_AddressDelete($addressId: ID!) {\n  customerAddressDelete(addressId: $addressId) {\n    deletedAddressId\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": types.Customer_AddressDeleteDocument,
    "mutation customer_AddressUpdate($addressId: ID!, $address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressUpdate(\n    addressId: $addressId\n    address: $address\n    defaultAddress: $defaultAddress\n  ) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": types.Customer_AddressUpdateDocument,
    "query customer_Addresses($first: Int!) {\n  customer {\n    defaultAddress {\n      id\n    }\n    addresses(first: $first) {\n      nodes {\n        ...CustomerAddress\n      }\n    }\n  }\n}": types.Customer_AddressesDocument,
    "mutation customer_EmailMarketingSubscribe {\n  customerEmailMarketingSubscribe {\n    emailAddress {\n      emailAddress\n      marketingState\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": types.Customer_EmailMarketingSubscribeDocument,
    "mutation customer_EmailMarketingUnsubscribe {\n  customerEmailMarketingUnsubscribe {\n    emailAddress {\n      emailAddress\n      marketingState\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": types.Customer_EmailMarketingUnsubscribeDocument,
    "query customer_OrderLines($orderId: ID!, $first: Int!, $after: String) {\n  order(id: $orderId) {\n    id\n    lineItems(first: $first, after: $after) {\n      nodes {\n        ...OrderLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}": types.Customer_OrderLinesDocument,
    "query customer_Orders($first: Int, $after: String, $last: Int, $before: String, $lines: Int = 10, $fulfillments: Int = 1) {\n  customer {\n    id\n    orders(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      sortKey: PROCESSED_AT\n      reverse: true\n    ) {\n      ...OrderPage\n    }\n  }\n}": types.Customer_OrdersDocument,
    "query customer_Sizes {\n  customer {\n    id\n    metafield(namespace: \"custom\", key: \"sizes\") {\n      id\n      value\n    }\n    garments: metafield(namespace: \"custom\", key: \"garments\") {\n      id\n      value\n    }\n  }\n}": types.Customer_SizesDocument,
    "query customer_customer($withOrders: Boolean!, $orders: Int = 10, $lines: Int = 10, $fulfillments: Int = 1) {\n  customer {\n    ...CustomerProfile\n    defaultAddress {\n      id\n      formatted(withName: true)\n    }\n    metafield(namespace: \"custom\", key: \"wishlist\") {\n      id\n      value\n    }\n    orders(first: $orders, sortKey: PROCESSED_AT, reverse: true) @include(if: $withOrders) {\n      ...OrderPage\n    }\n  }\n}": types.Customer_CustomerDocument,
    "mutation customer_customerUpdate($input: CustomerUpdateInput!) {\n  customerUpdate(input: $input) {\n    customer {\n      ...CustomerProfile\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}": types.Customer_CustomerUpdateDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CustomerAddress on CustomerAddress {\n  id\n  formatted(withName: true, withCompany: true)\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  zoneCode\n  zip\n  territoryCode\n  phoneNumber\n}"): (typeof documents)["fragment CustomerAddress on CustomerAddress {\n  id\n  formatted(withName: true, withCompany: true)\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  zoneCode\n  zip\n  territoryCode\n  phoneNumber\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CustomerProfile on Customer {\n  id\n  firstName\n  lastName\n  displayName\n  emailAddress {\n    emailAddress\n    marketingState\n  }\n}"): (typeof documents)["fragment CustomerProfile on Customer {\n  id\n  firstName\n  lastName\n  displayName\n  emailAddress {\n    emailAddress\n    marketingState\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Order on Order {\n  id\n  number\n  confirmationNumber\n  processedAt\n  shippingAddress {\n    formatted(withName: true)\n  }\n  totalPrice {\n    amount\n    currencyCode\n  }\n  transactions {\n    id\n    kind\n    status\n    giftCardDetails {\n      last4\n    }\n    transactionAmount {\n      presentmentMoney {\n        amount\n        currencyCode\n      }\n    }\n  }\n  lineItems(first: $lines) {\n    nodes {\n      ...OrderLine\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n  fulfillments(first: $fulfillments) {\n    nodes {\n      latestShipmentStatus\n      trackingInformation {\n        company\n        number\n        url\n      }\n    }\n  }\n}"): (typeof documents)["fragment Order on Order {\n  id\n  number\n  confirmationNumber\n  processedAt\n  shippingAddress {\n    formatted(withName: true)\n  }\n  totalPrice {\n    amount\n    currencyCode\n  }\n  transactions {\n    id\n    kind\n    status\n    giftCardDetails {\n      last4\n    }\n    transactionAmount {\n      presentmentMoney {\n        amount\n        currencyCode\n      }\n    }\n  }\n  lineItems(first: $lines) {\n    nodes {\n      ...OrderLine\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n  fulfillments(first: $fulfillments) {\n    nodes {\n      latestShipmentStatus\n      trackingInformation {\n        company\n        number\n        url\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderLine on LineItem {\n  id\n  name\n  title\n  variantTitle\n  vendor\n  productId\n  quantity\n  image {\n    url\n    altText\n  }\n  currentTotalPrice {\n    amount\n    currencyCode\n  }\n}"): (typeof documents)["fragment OrderLine on LineItem {\n  id\n  name\n  title\n  variantTitle\n  vendor\n  productId\n  quantity\n  image {\n    url\n    altText\n  }\n  currentTotalPrice {\n    amount\n    currencyCode\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderPage on OrderConnection {\n  nodes {\n    ...Order\n  }\n  pageInfo {\n    startCursor\n    endCursor\n    hasNextPage\n    hasPreviousPage\n  }\n}"): (typeof documents)["fragment OrderPage on OrderConnection {\n  nodes {\n    ...Order\n  }\n  pageInfo {\n    startCursor\n    endCursor\n    hasNextPage\n    hasPreviousPage\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation customer_AddressCreate($address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"): (typeof documents)["mutation customer_AddressCreate($address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation customer_AddressDelete($addressId: ID!) {\n  customerAddressDelete(addressId: $addressId) {\n    deletedAddressId\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"): (typeof documents)["mutation customer_AddressDelete($addressId: ID!) {\n  customerAddressDelete(addressId: $addressId) {\n    deletedAddressId\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation customer_AddressUpdate($addressId: ID!, $address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressUpdate(\n    addressId: $addressId\n    address: $address\n    defaultAddress: $defaultAddress\n  ) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"): (typeof documents)["mutation customer_AddressUpdate($addressId: ID!, $address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressUpdate(\n    addressId: $addressId\n    address: $address\n    defaultAddress: $defaultAddress\n  ) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query customer_Addresses($first: Int!) {\n  customer {\n    defaultAddress {\n      id\n    }\n    addresses(first: $first) {\n      nodes {\n        ...CustomerAddress\n      }\n    }\n  }\n}"): (typeof documents)["query customer_Addresses($first: Int!) {\n  customer {\n    defaultAddress {\n      id\n    }\n    addresses(first: $first) {\n      nodes {\n        ...CustomerAddress\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation customer_EmailMarketingSubscribe {\n  customerEmailMarketingSubscribe {\n    emailAddress {\n      emailAddress\n      marketingState\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"): (typeof documents)["mutation customer_EmailMarketingSubscribe {\n  customerEmailMarketingSubscribe {\n    emailAddress {\n      emailAddress\n      marketingState\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation customer_EmailMarketingUnsubscribe {\n  customerEmailMarketingUnsubscribe {\n    emailAddress {\n      emailAddress\n      marketingState\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"): (typeof documents)["mutation customer_EmailMarketingUnsubscribe {\n  customerEmailMarketingUnsubscribe {\n    emailAddress {\n      emailAddress\n      marketingState\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query customer_OrderLines($orderId: ID!, $first: Int!, $after: String) {\n  order(id: $orderId) {\n    id\n    lineItems(first: $first, after: $after) {\n      nodes {\n        ...OrderLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}"): (typeof documents)["query customer_OrderLines($orderId: ID!, $first: Int!, $after: String) {\n  order(id: $orderId) {\n    id\n    lineItems(first: $first, after: $after) {\n      nodes {\n        ...OrderLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query customer_Orders($first: Int, $after: String, $last: Int, $before: String, $lines: Int = 10, $fulfillments: Int = 1) {\n  customer {\n    id\n    orders(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      sortKey: PROCESSED_AT\n      reverse: true\n    ) {\n      ...OrderPage\n    }\n  }\n}"): (typeof documents)["query customer_Orders($first: Int, $after: String, $last: Int, $before: String, $lines: Int = 10, $fulfillments: Int = 1) {\n  customer {\n    id\n    orders(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      sortKey: PROCESSED_AT\n      reverse: true\n    ) {\n      ...OrderPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query customer_Sizes {\n  customer {\n    id\n    metafield(namespace: \"custom\", key: \"sizes\") {\n      id\n      value\n    }\n    garments: metafield(namespace: \"custom\", key: \"garments\") {\n      id\n      value\n    }\n  }\n}"): (typeof documents)["query customer_Sizes {\n  customer {\n    id\n    metafield(namespace: \"custom\", key: \"sizes\") {\n      id\n      value\n    }\n    garments: metafield(namespace: \"custom\", key: \"garments\") {\n      id\n      value\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query customer_customer($withOrders: Boolean!, $orders: Int = 10, $lines: Int = 10, $fulfillments: Int = 1) {\n  customer {\n    ...CustomerProfile\n    defaultAddress {\n      id\n      formatted(withName: true)\n    }\n    metafield(namespace: \"custom\", key: \"wishlist\") {\n      id\n      value\n    }\n    orders(first: $orders, sortKey: PROCESSED_AT, reverse: true) @include(if: $withOrders) {\n      ...OrderPage\n    }\n  }\n}"): (typeof documents)["query customer_customer($withOrders: Boolean!, $orders: Int = 10, $lines: Int = 10, $fulfillments: Int = 1) {\n  customer {\n    ...CustomerProfile\n    defaultAddress {\n      id\n      formatted(withName: true)\n    }\n    metafield(namespace: \"custom\", key: \"wishlist\") {\n      id\n      value\n    }\n    orders(first: $orders, sortKey: PROCESSED_AT, reverse: true) @include(if: $withOrders) {\n      ...OrderPage\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation customer_customerUpdate($input: CustomerUpdateInput!) {\n  customerUpdate(input: $input) {\n    customer {\n      ...CustomerProfile\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"): (typeof documents)["mutation customer_customerUpdate($input: CustomerUpdateInput!) {\n  customerUpdate(input: $input) {\n    customer {\n      ...CustomerProfile\n    }\n    userErrors {\n      field\n      message\n      code\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;