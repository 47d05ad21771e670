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
    "fragment Review on Review {\n  id\n  comment\n  commentCreatedAt\n  shortTitle\n  author\n}": typeof types.ReviewFragmentDoc,
    "mutation extensions_AddPushDevice($device: PushDeviceInput!) {\n  addPushDevice(device: $device) {\n    isOn\n  }\n}": typeof types.Extensions_AddPushDeviceDocument,
    "mutation extensions_AddSavedSearch($path: String!, $name: String!, $frequency: AlertFrequency) {\n  addSavedSearch(path: $path, name: $name, frequency: $frequency) {\n    id\n    name\n    path\n    frequency\n  }\n}": typeof types.Extensions_AddSavedSearchDocument,
    "mutation extensions_AskForAlerts($email: String!, $path: String!, $name: String!, $timeZone: String) {\n  askForAlerts(email: $email, path: $path, name: $name, timeZone: $timeZone)\n}": typeof types.Extensions_AskForAlertsDocument,
    "query extensions_ComparesProducts {\n  getComparedCatalog {\n    readAt\n  }\n}": typeof types.Extensions_ComparesProductsDocument,
    "mutation extensions_ConfirmAlerts($token: String!) {\n  confirmAlerts(token: $token)\n}": typeof types.Extensions_ConfirmAlertsDocument,
    "query extensions_CountClosestProducts($garment: GarmentInput!, $within: Float, $collection: String, $filters: String!, $values: String!) {\n  countClosestProducts(\n    garment: $garment\n    within: $within\n    collection: $collection\n    filters: $filters\n    values: $values\n  )\n}": typeof types.Extensions_CountClosestProductsDocument,
    "query extensions_GetClosestProducts($garment: GarmentInput!, $within: Float, $collection: String, $filters: String!, $first: Int, $after: String, $last: Int, $before: String) {\n  getClosestProducts(\n    garment: $garment\n    within: $within\n    collection: $collection\n    filters: $filters\n    first: $first\n    after: $after\n    last: $last\n    before: $before\n  ) {\n    productIds\n    measured\n    unmeasured\n    startCursor\n    endCursor\n    hasPreviousPage\n    hasNextPage\n  }\n}": typeof types.Extensions_GetClosestProductsDocument,
    "query extensions_GetStoppableAlerts($token: String!) {\n  getStoppableAlerts(token: $token) {\n    searches {\n      id\n      name\n    }\n    hasWishlist\n  }\n}": typeof types.Extensions_GetStoppableAlertsDocument,
    "query extensions_ProductReviews($physicalMpn: String!, $brandSlug: String!, $first: Int!) {\n  ofStyle: getReviews(physicalMpn: $physicalMpn, first: $first) {\n    ...Review\n  }\n  ofBrand: getReviews(brandSlug: $brandSlug, first: $first) {\n    ...Review\n  }\n}": typeof types.Extensions_ProductReviewsDocument,
    "query extensions_PushAlerts($endpoint: String) {\n  getPushAlerts(endpoint: $endpoint) {\n    publicKey\n    isOn\n  }\n}": typeof types.Extensions_PushAlertsDocument,
    "mutation extensions_RemovePushDevice($endpoint: String!) {\n  removePushDevice(endpoint: $endpoint)\n}": typeof types.Extensions_RemovePushDeviceDocument,
    "mutation extensions_RemoveSavedSearch($id: ID!) {\n  removeSavedSearch(id: $id)\n}": typeof types.Extensions_RemoveSavedSearchDocument,
    "mutation extensions_SaveGarments($garments: [String!]!) {\n  saveGarments(garments: $garments) {\n    garments\n  }\n}": typeof types.Extensions_SaveGarmentsDocument,
    "mutation extensions_SaveSizes($sizes: [String!]!) {\n  saveSizes(sizes: $sizes) {\n    sizes\n  }\n}": typeof types.Extensions_SaveSizesDocument,
    "query extensions_SavedSearches {\n  getSavedSearches {\n    id\n    name\n    path\n    frequency\n  }\n  getEmailAlerts {\n    isOn\n    frequencies\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}": typeof types.Extensions_SavedSearchesDocument,
    "mutation extensions_SetEmailAlerts($isOn: Boolean!, $timeZone: String) {\n  setEmailAlerts(isOn: $isOn, timeZone: $timeZone) {\n    isOn\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}": typeof types.Extensions_SetEmailAlertsDocument,
    "mutation extensions_SetQuietHours($timeZone: String!, $from: Int!, $until: Int!) {\n  setQuietHours(timeZone: $timeZone, from: $from, until: $until) {\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}": typeof types.Extensions_SetQuietHoursDocument,
    "mutation extensions_SetSavedSearchFrequency($id: ID!, $frequency: AlertFrequency!) {\n  setSavedSearchFrequency(id: $id, frequency: $frequency) {\n    id\n    frequency\n  }\n}": typeof types.Extensions_SetSavedSearchFrequencyDocument,
    "mutation extensions_SetWishlistItemFrequency($productId: ID!, $frequency: AlertFrequency!) {\n  setWishlistItemFrequency(productId: $productId, frequency: $frequency) {\n    productId\n    frequency\n  }\n}": typeof types.Extensions_SetWishlistItemFrequencyDocument,
    "mutation extensions_StopEmailAlerts($token: String!, $search: ID) {\n  stopEmailAlerts(token: $token, search: $search)\n}": typeof types.Extensions_StopEmailAlertsDocument,
    "query extensions_WishlistAlerts {\n  getWishlistAlerts {\n    productId\n    frequency\n  }\n  getEmailAlerts {\n    isOn\n    frequencies\n  }\n}": typeof types.Extensions_WishlistAlertsDocument,
    "mutation extensions_addWishlistItem($productId: ID!) {\n  addWishlistItem(productId: $productId) {\n    id\n  }\n}": typeof types.Extensions_AddWishlistItemDocument,
    "query extensions_getReviews($physicalMpn: String, $brandSlug: String, $first: Int) {\n  getReviews(physicalMpn: $physicalMpn, brandSlug: $brandSlug, first: $first) {\n    ...Review\n  }\n}": typeof types.Extensions_GetReviewsDocument,
    "query extensions_getSeoMetadata($brandSlug: String, $categorySlug: String, $collectionSlug: String) {\n  getSeoMetadata(\n    brandSlug: $brandSlug\n    categorySlug: $categorySlug\n    collectionSlug: $collectionSlug\n  ) {\n    id\n    metaTitle\n    metaDescription\n    romanceCopy\n    savedSearch {\n      id\n      name\n      slug\n      textSearch\n      brandSlugs\n      categorySlugs\n      colorSlugs\n      conditionSlugs\n      departmentSlugs\n      maxPriceCents\n      minPriceCents\n      sizeSlugs\n      sizeTypeSlugs\n      tierSlugs\n    }\n  }\n}": typeof types.Extensions_GetSeoMetadataDocument,
    "query extensions_getSuggestedProducts($resultType: String!, $productId: ID!, $first: Int) {\n  getSuggestedProducts(\n    resultType: $resultType\n    productId: $productId\n    first: $first\n  ) {\n    id\n    handle\n  }\n}": typeof types.Extensions_GetSuggestedProductsDocument,
    "mutation extensions_removeWishlistItem($productId: ID!) {\n  removeWishlistItem(productId: $productId) {\n    id\n  }\n}": typeof types.Extensions_RemoveWishlistItemDocument,
};
const documents: Documents = {
    "fragment Review on Review {\n  id\n  comment\n  commentCreatedAt\n  shortTitle\n  author\n}": types.ReviewFragmentDoc,
    "mutation extensions_AddPushDevice($device: PushDeviceInput!) {\n  addPushDevice(device: $device) {\n    isOn\n  }\n}": types.Extensions_AddPushDeviceDocument,
    "mutation extensions_AddSavedSearch($path: String!, $name: String!, $frequency: AlertFrequency) {\n  addSavedSearch(path: $path, name: $name, frequency: $frequency) {\n    id\n    name\n    path\n    frequency\n  }\n}": types.Extensions_AddSavedSearchDocument,
    "mutation extensions_AskForAlerts($email: String!, $path: String!, $name: String!, $timeZone: String) {\n  askForAlerts(email: $email, path: $path, name: $name, timeZone: $timeZone)\n}": types.Extensions_AskForAlertsDocument,
    "query extensions_ComparesProducts {\n  getComparedCatalog {\n    readAt\n  }\n}": types.Extensions_ComparesProductsDocument,
    "mutation extensions_ConfirmAlerts($token: String!) {\n  confirmAlerts(token: $token)\n}": types.Extensions_ConfirmAlertsDocument,
    "query extensions_CountClosestProducts($garment: GarmentInput!, $within: Float, $collection: String, $filters: String!, $values: String!) {\n  countClosestProducts(\n    garment: $garment\n    within: $within\n    collection: $collection\n    filters: $filters\n    values: $values\n  )\n}": types.Extensions_CountClosestProductsDocument,
    "query extensions_GetClosestProducts($garment: GarmentInput!, $within: Float, $collection: String, $filters: String!, $first: Int, $after: String, $last: Int, $before: String) {\n  getClosestProducts(\n    garment: $garment\n    within: $within\n    collection: $collection\n    filters: $filters\n    first: $first\n    after: $after\n    last: $last\n    before: $before\n  ) {\n    productIds\n    measured\n    unmeasured\n    startCursor\n    endCursor\n    hasPreviousPage\n    hasNextPage\n  }\n}": types.Extensions_GetClosestProductsDocument,
    "query extensions_GetStoppableAlerts($token: String!) {\n  getStoppableAlerts(token: $token) {\n    searches {\n      id\n      name\n    }\n    hasWishlist\n  }\n}": types.Extensions_GetStoppableAlertsDocument,
    "query extensions_ProductReviews($physicalMpn: String!, $brandSlug: String!, $first: Int!) {\n  ofStyle: getReviews(physicalMpn: $physicalMpn, first: $first) {\n    ...Review\n  }\n  ofBrand: getReviews(brandSlug: $brandSlug, first: $first) {\n    ...Review\n  }\n}": types.Extensions_ProductReviewsDocument,
    "query extensions_PushAlerts($endpoint: String) {\n  getPushAlerts(endpoint: $endpoint) {\n    publicKey\n    isOn\n  }\n}": types.Extensions_PushAlertsDocument,
    "mutation extensions_RemovePushDevice($endpoint: String!) {\n  removePushDevice(endpoint: $endpoint)\n}": types.Extensions_RemovePushDeviceDocument,
    "mutation extensions_RemoveSavedSearch($id: ID!) {\n  removeSavedSearch(id: $id)\n}": types.Extensions_RemoveSavedSearchDocument,
    "mutation extensions_SaveGarments($garments: [String!]!) {\n  saveGarments(garments: $garments) {\n    garments\n  }\n}": types.Extensions_SaveGarmentsDocument,
    "mutation extensions_SaveSizes($sizes: [String!]!) {\n  saveSizes(sizes: $sizes) {\n    sizes\n  }\n}": types.Extensions_SaveSizesDocument,
    "query extensions_SavedSearches {\n  getSavedSearches {\n    id\n    name\n    path\n    frequency\n  }\n  getEmailAlerts {\n    isOn\n    frequencies\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}": types.Extensions_SavedSearchesDocument,
    "mutation extensions_SetEmailAlerts($isOn: Boolean!, $timeZone: String) {\n  setEmailAlerts(isOn: $isOn, timeZone: $timeZone) {\n    isOn\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}": types.Extensions_SetEmailAlertsDocument,
    "mutation extensions_SetQuietHours($timeZone: String!, $from: Int!, $until: Int!) {\n  setQuietHours(timeZone: $timeZone, from: $from, until: $until) {\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}": types.Extensions_SetQuietHoursDocument,
    "mutation extensions_SetSavedSearchFrequency($id: ID!, $frequency: AlertFrequency!) {\n  setSavedSearchFrequency(id: $id, frequency: $frequency) {\n    id\n    frequency\n  }\n}": types.Extensions_SetSavedSearchFrequencyDocument,
    "mutation extensions_SetWishlistItemFrequency($productId: ID!, $frequency: AlertFrequency!) {\n  setWishlistItemFrequency(productId: $productId, frequency: $frequency) {\n    productId\n    frequency\n  }\n}": types.Extensions_SetWishlistItemFrequencyDocument,
    "mutation extensions_StopEmailAlerts($token: String!, $search: ID) {\n  stopEmailAlerts(token: $token, search: $search)\n}": types.Extensions_StopEmailAlertsDocument,
    "query extensions_WishlistAlerts {\n  getWishlistAlerts {\n    productId\n    frequency\n  }\n  getEmailAlerts {\n    isOn\n    frequencies\n  }\n}": types.Extensions_WishlistAlertsDocument,
    "mutation extensions_addWishlistItem($productId: ID!) {\n  addWishlistItem(productId: $productId) {\n    id\n  }\n}": types.Extensions_AddWishlistItemDocument,
    "query extensions_getReviews($physicalMpn: String, $brandSlug: String, $first: Int) {\n  getReviews(physicalMpn: $physicalMpn, brandSlug: $brandSlug, first: $first) {\n    ...Review\n  }\n}": types.Extensions_GetReviewsDocument,
    "query extensions_getSeoMetadata($brandSlug: String, $categorySlug: String, $collectionSlug: String) {\n  getSeoMetadata(\n    brandSlug: $brandSlug\n    categorySlug: $categorySlug\n    collectionSlug: $collectionSlug\n  ) {\n    id\n    metaTitle\n    metaDescription\n    romanceCopy\n    savedSearch {\n      id\n      name\n      slug\n      textSearch\n      brandSlugs\n      categorySlugs\n      colorSlugs\n      conditionSlugs\n      departmentSlugs\n      maxPriceCents\n      minPriceCents\n      sizeSlugs\n      sizeTypeSlugs\n      tierSlugs\n    }\n  }\n}": types.Extensions_GetSeoMetadataDocument,
    "query extensions_getSuggestedProducts($resultType: String!, $productId: ID!, $first: Int) {\n  getSuggestedProducts(\n    resultType: $resultType\n    productId: $productId\n    first: $first\n  ) {\n    id\n    handle\n  }\n}": types.Extensions_GetSuggestedProductsDocument,
    "mutation extensions_removeWishlistItem($productId: ID!) {\n  removeWishlistItem(productId: $productId) {\n    id\n  }\n}": types.Extensions_RemoveWishlistItemDocument,
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
export function graphql(source: "fragment Review on Review {\n  id\n  comment\n  commentCreatedAt\n  shortTitle\n  author\n}"): (typeof documents)["fragment Review on Review {\n  id\n  comment\n  commentCreatedAt\n  shortTitle\n  author\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_AddPushDevice($device: PushDeviceInput!) {\n  addPushDevice(device: $device) {\n    isOn\n  }\n}"): (typeof documents)["mutation extensions_AddPushDevice($device: PushDeviceInput!) {\n  addPushDevice(device: $device) {\n    isOn\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_AddSavedSearch($path: String!, $name: String!, $frequency: AlertFrequency) {\n  addSavedSearch(path: $path, name: $name, frequency: $frequency) {\n    id\n    name\n    path\n    frequency\n  }\n}"): (typeof documents)["mutation extensions_AddSavedSearch($path: String!, $name: String!, $frequency: AlertFrequency) {\n  addSavedSearch(path: $path, name: $name, frequency: $frequency) {\n    id\n    name\n    path\n    frequency\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_AskForAlerts($email: String!, $path: String!, $name: String!, $timeZone: String) {\n  askForAlerts(email: $email, path: $path, name: $name, timeZone: $timeZone)\n}"): (typeof documents)["mutation extensions_AskForAlerts($email: String!, $path: String!, $name: String!, $timeZone: String) {\n  askForAlerts(email: $email, path: $path, name: $name, timeZone: $timeZone)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_ComparesProducts {\n  getComparedCatalog {\n    readAt\n  }\n}"): (typeof documents)["query extensions_ComparesProducts {\n  getComparedCatalog {\n    readAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_ConfirmAlerts($token: String!) {\n  confirmAlerts(token: $token)\n}"): (typeof documents)["mutation extensions_ConfirmAlerts($token: String!) {\n  confirmAlerts(token: $token)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_CountClosestProducts($garment: GarmentInput!, $within: Float, $collection: String, $filters: String!, $values: String!) {\n  countClosestProducts(\n    garment: $garment\n    within: $within\n    collection: $collection\n    filters: $filters\n    values: $values\n  )\n}"): (typeof documents)["query extensions_CountClosestProducts($garment: GarmentInput!, $within: Float, $collection: String, $filters: String!, $values: String!) {\n  countClosestProducts(\n    garment: $garment\n    within: $within\n    collection: $collection\n    filters: $filters\n    values: $values\n  )\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_GetClosestProducts($garment: GarmentInput!, $within: Float, $collection: String, $filters: String!, $first: Int, $after: String, $last: Int, $before: String) {\n  getClosestProducts(\n    garment: $garment\n    within: $within\n    collection: $collection\n    filters: $filters\n    first: $first\n    after: $after\n    last: $last\n    before: $before\n  ) {\n    productIds\n    measured\n    unmeasured\n    startCursor\n    endCursor\n    hasPreviousPage\n    hasNextPage\n  }\n}"): (typeof documents)["query extensions_GetClosestProducts($garment: GarmentInput!, $within: Float, $collection: String, $filters: String!, $first: Int, $after: String, $last: Int, $before: String) {\n  getClosestProducts(\n    garment: $garment\n    within: $within\n    collection: $collection\n    filters: $filters\n    first: $first\n    after: $after\n    last: $last\n    before: $before\n  ) {\n    productIds\n    measured\n    unmeasured\n    startCursor\n    endCursor\n    hasPreviousPage\n    hasNextPage\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_GetStoppableAlerts($token: String!) {\n  getStoppableAlerts(token: $token) {\n    searches {\n      id\n      name\n    }\n    hasWishlist\n  }\n}"): (typeof documents)["query extensions_GetStoppableAlerts($token: String!) {\n  getStoppableAlerts(token: $token) {\n    searches {\n      id\n      name\n    }\n    hasWishlist\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_ProductReviews($physicalMpn: String!, $brandSlug: String!, $first: Int!) {\n  ofStyle: getReviews(physicalMpn: $physicalMpn, first: $first) {\n    ...Review\n  }\n  ofBrand: getReviews(brandSlug: $brandSlug, first: $first) {\n    ...Review\n  }\n}"): (typeof documents)["query extensions_ProductReviews($physicalMpn: String!, $brandSlug: String!, $first: Int!) {\n  ofStyle: getReviews(physicalMpn: $physicalMpn, first: $first) {\n    ...Review\n  }\n  ofBrand: getReviews(brandSlug: $brandSlug, first: $first) {\n    ...Review\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_PushAlerts($endpoint: String) {\n  getPushAlerts(endpoint: $endpoint) {\n    publicKey\n    isOn\n  }\n}"): (typeof documents)["query extensions_PushAlerts($endpoint: String) {\n  getPushAlerts(endpoint: $endpoint) {\n    publicKey\n    isOn\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_RemovePushDevice($endpoint: String!) {\n  removePushDevice(endpoint: $endpoint)\n}"): (typeof documents)["mutation extensions_RemovePushDevice($endpoint: String!) {\n  removePushDevice(endpoint: $endpoint)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_RemoveSavedSearch($id: ID!) {\n  removeSavedSearch(id: $id)\n}"): (typeof documents)["mutation extensions_RemoveSavedSearch($id: ID!) {\n  removeSavedSearch(id: $id)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_SaveGarments($garments: [String!]!) {\n  saveGarments(garments: $garments) {\n    garments\n  }\n}"): (typeof documents)["mutation extensions_SaveGarments($garments: [String!]!) {\n  saveGarments(garments: $garments) {\n    garments\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_SaveSizes($sizes: [String!]!) {\n  saveSizes(sizes: $sizes) {\n    sizes\n  }\n}"): (typeof documents)["mutation extensions_SaveSizes($sizes: [String!]!) {\n  saveSizes(sizes: $sizes) {\n    sizes\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_SavedSearches {\n  getSavedSearches {\n    id\n    name\n    path\n    frequency\n  }\n  getEmailAlerts {\n    isOn\n    frequencies\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}"): (typeof documents)["query extensions_SavedSearches {\n  getSavedSearches {\n    id\n    name\n    path\n    frequency\n  }\n  getEmailAlerts {\n    isOn\n    frequencies\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_SetEmailAlerts($isOn: Boolean!, $timeZone: String) {\n  setEmailAlerts(isOn: $isOn, timeZone: $timeZone) {\n    isOn\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}"): (typeof documents)["mutation extensions_SetEmailAlerts($isOn: Boolean!, $timeZone: String) {\n  setEmailAlerts(isOn: $isOn, timeZone: $timeZone) {\n    isOn\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_SetQuietHours($timeZone: String!, $from: Int!, $until: Int!) {\n  setQuietHours(timeZone: $timeZone, from: $from, until: $until) {\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}"): (typeof documents)["mutation extensions_SetQuietHours($timeZone: String!, $from: Int!, $until: Int!) {\n  setQuietHours(timeZone: $timeZone, from: $from, until: $until) {\n    timeZone\n    quietFrom\n    quietUntil\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_SetSavedSearchFrequency($id: ID!, $frequency: AlertFrequency!) {\n  setSavedSearchFrequency(id: $id, frequency: $frequency) {\n    id\n    frequency\n  }\n}"): (typeof documents)["mutation extensions_SetSavedSearchFrequency($id: ID!, $frequency: AlertFrequency!) {\n  setSavedSearchFrequency(id: $id, frequency: $frequency) {\n    id\n    frequency\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_SetWishlistItemFrequency($productId: ID!, $frequency: AlertFrequency!) {\n  setWishlistItemFrequency(productId: $productId, frequency: $frequency) {\n    productId\n    frequency\n  }\n}"): (typeof documents)["mutation extensions_SetWishlistItemFrequency($productId: ID!, $frequency: AlertFrequency!) {\n  setWishlistItemFrequency(productId: $productId, frequency: $frequency) {\n    productId\n    frequency\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_StopEmailAlerts($token: String!, $search: ID) {\n  stopEmailAlerts(token: $token, search: $search)\n}"): (typeof documents)["mutation extensions_StopEmailAlerts($token: String!, $search: ID) {\n  stopEmailAlerts(token: $token, search: $search)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_WishlistAlerts {\n  getWishlistAlerts {\n    productId\n    frequency\n  }\n  getEmailAlerts {\n    isOn\n    frequencies\n  }\n}"): (typeof documents)["query extensions_WishlistAlerts {\n  getWishlistAlerts {\n    productId\n    frequency\n  }\n  getEmailAlerts {\n    isOn\n    frequencies\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_addWishlistItem($productId: ID!) {\n  addWishlistItem(productId: $productId) {\n    id\n  }\n}"): (typeof documents)["mutation extensions_addWishlistItem($productId: ID!) {\n  addWishlistItem(productId: $productId) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_getReviews($physicalMpn: String, $brandSlug: String, $first: Int) {\n  getReviews(physicalMpn: $physicalMpn, brandSlug: $brandSlug, first: $first) {\n    ...Review\n  }\n}"): (typeof documents)["query extensions_getReviews($physicalMpn: String, $brandSlug: String, $first: Int) {\n  getReviews(physicalMpn: $physicalMpn, brandSlug: $brandSlug, first: $first) {\n    ...Review\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_getSeoMetadata($brandSlug: String, $categorySlug: String, $collectionSlug: String) {\n  getSeoMetadata(\n    brandSlug: $brandSlug\n    categorySlug: $categorySlug\n    collectionSlug: $collectionSlug\n  ) {\n    id\n    metaTitle\n    metaDescription\n    romanceCopy\n    savedSearch {\n      id\n      name\n      slug\n      textSearch\n      brandSlugs\n      categorySlugs\n      colorSlugs\n      conditionSlugs\n      departmentSlugs\n      maxPriceCents\n      minPriceCents\n      sizeSlugs\n      sizeTypeSlugs\n      tierSlugs\n    }\n  }\n}"): (typeof documents)["query extensions_getSeoMetadata($brandSlug: String, $categorySlug: String, $collectionSlug: String) {\n  getSeoMetadata(\n    brandSlug: $brandSlug\n    categorySlug: $categorySlug\n    collectionSlug: $collectionSlug\n  ) {\n    id\n    metaTitle\n    metaDescription\n    romanceCopy\n    savedSearch {\n      id\n      name\n      slug\n      textSearch\n      brandSlugs\n      categorySlugs\n      colorSlugs\n      conditionSlugs\n      departmentSlugs\n      maxPriceCents\n      minPriceCents\n      sizeSlugs\n      sizeTypeSlugs\n      tierSlugs\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query extensions_getSuggestedProducts($resultType: String!, $productId: ID!, $first: Int) {\n  getSuggestedProducts(\n    resultType: $resultType\n    productId: $productId\n    first: $first\n  ) {\n    id\n    handle\n  }\n}"): (typeof documents)["query extensions_getSuggestedProducts($resultType: String!, $productId: ID!, $first: Int) {\n  getSuggestedProducts(\n    resultType: $resultType\n    productId: $productId\n    first: $first\n  ) {\n    id\n    handle\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation extensions_removeWishlistItem($productId: ID!) {\n  removeWishlistItem(productId: $productId) {\n    id\n  }\n}"): (typeof documents)["mutation extensions_removeWishlistItem($productId: ID!) {\n  removeWishlistItem(productId: $productId) {\n    id\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;