/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How often a customer hears of a saved search or of a product on the wishlist. */
export type AlertFrequency =
  /** Within seconds, except in quiet hours. What comes within 15 minutes is one message. */
  | 'AT_ONCE'
  /** When the quiet hours end. */
  | 'DAILY'
  | 'OFF'
  /** At most one email a week. */
  | 'WEEKLY';

/** The lengths of a garment that lies flat, in inches. */
export type GarmentInput = {
  chest?: number | null | undefined;
  hips?: number | null | undefined;
  inseam?: number | null | undefined;
  length?: number | null | undefined;
  sleeve?: number | null | undefined;
  waist?: number | null | undefined;
};

/** A browser's push subscription. */
export type PushDeviceInput = {
  /** 16 bytes in base64url. */
  auth: string;
  /** An https address. */
  endpoint: string;
  /** The browser's public key: 65 bytes in base64url. */
  p256dh: string;
};

export type ReviewFragment = { id: string, comment: string, commentCreatedAt: string, shortTitle: string, author: string };

export type Extensions_AddPushDeviceMutationVariables = Exact<{
  device: PushDeviceInput;
}>;


export type Extensions_AddPushDeviceMutation = { addPushDevice: { isOn: boolean } | null };

export type Extensions_AddSavedSearchMutationVariables = Exact<{
  path: string;
  name: string;
  frequency?: AlertFrequency | null | undefined;
}>;


export type Extensions_AddSavedSearchMutation = { addSavedSearch: { id: string, name: string, path: string, frequency: AlertFrequency } | null };

export type Extensions_AskForAlertsMutationVariables = Exact<{
  email: string;
  path: string;
  name: string;
  timeZone?: string | null | undefined;
}>;


export type Extensions_AskForAlertsMutation = { askForAlerts: boolean };

export type Extensions_ComparesProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type Extensions_ComparesProductsQuery = { getComparedCatalog: { readAt: string } | null };

export type Extensions_ConfirmAlertsMutationVariables = Exact<{
  token: string;
}>;


export type Extensions_ConfirmAlertsMutation = { confirmAlerts: boolean };

export type Extensions_CountClosestProductsQueryVariables = Exact<{
  garment: GarmentInput;
  within?: number | null | undefined;
  collection?: string | null | undefined;
  filters: string;
  values: string;
}>;


export type Extensions_CountClosestProductsQuery = { countClosestProducts: Array<number | null> | null };

export type Extensions_GetClosestProductsQueryVariables = Exact<{
  garment: GarmentInput;
  within?: number | null | undefined;
  collection?: string | null | undefined;
  filters: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type Extensions_GetClosestProductsQuery = { getClosestProducts: { productIds: Array<string>, measured: number, unmeasured: number, startCursor: string | null, endCursor: string | null, hasPreviousPage: boolean, hasNextPage: boolean } | null };

export type Extensions_GetStoppableAlertsQueryVariables = Exact<{
  token: string;
}>;


export type Extensions_GetStoppableAlertsQuery = { getStoppableAlerts: { hasWishlist: boolean, searches: Array<{ id: string, name: string }> } | null };

export type Extensions_ProductReviewsQueryVariables = Exact<{
  physicalMpn: string;
  brandSlug: string;
  first: number;
}>;


export type Extensions_ProductReviewsQuery = { ofStyle: Array<{ id: string, comment: string, commentCreatedAt: string, shortTitle: string, author: string }>, ofBrand: Array<{ id: string, comment: string, commentCreatedAt: string, shortTitle: string, author: string }> };

export type Extensions_PushAlertsQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type Extensions_PushAlertsQuery = { getPushAlerts: { publicKey: string, isOn: boolean } | null };

export type Extensions_RemovePushDeviceMutationVariables = Exact<{
  endpoint: string;
}>;


export type Extensions_RemovePushDeviceMutation = { removePushDevice: boolean };

export type Extensions_RemoveSavedSearchMutationVariables = Exact<{
  id: string | number;
}>;


export type Extensions_RemoveSavedSearchMutation = { removeSavedSearch: string | null };

export type Extensions_SaveGarmentsMutationVariables = Exact<{
  garments: Array<string> | string;
}>;


export type Extensions_SaveGarmentsMutation = { saveGarments: { garments: Array<string> } | null };

export type Extensions_SaveSizesMutationVariables = Exact<{
  sizes: Array<string> | string;
}>;


export type Extensions_SaveSizesMutation = { saveSizes: { sizes: Array<string> } | null };

export type Extensions_SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type Extensions_SavedSearchesQuery = { getSavedSearches: Array<{ id: string, name: string, path: string, frequency: AlertFrequency }>, getEmailAlerts: { isOn: boolean, frequencies: Array<AlertFrequency>, timeZone: string | null, quietFrom: number, quietUntil: number } | null };

export type Extensions_SetEmailAlertsMutationVariables = Exact<{
  isOn: boolean;
  timeZone?: string | null | undefined;
}>;


export type Extensions_SetEmailAlertsMutation = { setEmailAlerts: { isOn: boolean, timeZone: string | null, quietFrom: number, quietUntil: number } | null };

export type Extensions_SetQuietHoursMutationVariables = Exact<{
  timeZone: string;
  from: number;
  until: number;
}>;


export type Extensions_SetQuietHoursMutation = { setQuietHours: { timeZone: string | null, quietFrom: number, quietUntil: number } | null };

export type Extensions_SetSavedSearchFrequencyMutationVariables = Exact<{
  id: string | number;
  frequency: AlertFrequency;
}>;


export type Extensions_SetSavedSearchFrequencyMutation = { setSavedSearchFrequency: { id: string, frequency: AlertFrequency } | null };

export type Extensions_SetWishlistItemFrequencyMutationVariables = Exact<{
  productId: string | number;
  frequency: AlertFrequency;
}>;


export type Extensions_SetWishlistItemFrequencyMutation = { setWishlistItemFrequency: { productId: string, frequency: AlertFrequency } | null };

export type Extensions_StopEmailAlertsMutationVariables = Exact<{
  token: string;
  search?: string | number | null | undefined;
}>;


export type Extensions_StopEmailAlertsMutation = { stopEmailAlerts: boolean };

export type Extensions_WishlistAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type Extensions_WishlistAlertsQuery = { getWishlistAlerts: Array<{ productId: string, frequency: AlertFrequency }>, getEmailAlerts: { isOn: boolean, frequencies: Array<AlertFrequency> } | null };

export type Extensions_AddWishlistItemMutationVariables = Exact<{
  productId: string | number;
}>;


export type Extensions_AddWishlistItemMutation = { addWishlistItem: { id: string } | null };

export type Extensions_GetReviewsQueryVariables = Exact<{
  physicalMpn?: string | null | undefined;
  brandSlug?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type Extensions_GetReviewsQuery = { getReviews: Array<{ id: string, comment: string, commentCreatedAt: string, shortTitle: string, author: string }> };

export type Extensions_GetSeoMetadataQueryVariables = Exact<{
  brandSlug?: string | null | undefined;
  categorySlug?: string | null | undefined;
  collectionSlug?: string | null | undefined;
}>;


export type Extensions_GetSeoMetadataQuery = { getSeoMetadata: { id: string, metaTitle: string, metaDescription: string, romanceCopy: string | null, savedSearch: { id: string, name: string, slug: string, textSearch: string | null, brandSlugs: Array<string>, categorySlugs: Array<string>, colorSlugs: Array<string>, conditionSlugs: Array<string>, departmentSlugs: Array<string>, maxPriceCents: number | null, minPriceCents: number | null, sizeSlugs: Array<string>, sizeTypeSlugs: Array<string>, tierSlugs: Array<string> } } | null };

export type Extensions_GetSuggestedProductsQueryVariables = Exact<{
  resultType: string;
  productId: string | number;
  first?: number | null | undefined;
}>;


export type Extensions_GetSuggestedProductsQuery = { getSuggestedProducts: Array<{ id: string, handle: string }> };

export type Extensions_RemoveWishlistItemMutationVariables = Exact<{
  productId: string | number;
}>;


export type Extensions_RemoveWishlistItemMutation = { removeWishlistItem: { id: string } | null };

export const ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"shortTitle"}},{"kind":"Field","name":{"kind":"Name","value":"author"}}]}}]} as unknown as DocumentNode<ReviewFragment, unknown>;
export const Extensions_AddPushDeviceDocument = {"__meta__":{"hash":"sha256:39c195d83e748e3f580e957a851ae715b185787c60a966294835d80f6c477dc8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_AddPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"device"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"device"},"value":{"kind":"Variable","name":{"kind":"Name","value":"device"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<Extensions_AddPushDeviceMutation, Extensions_AddPushDeviceMutationVariables>;
export const Extensions_AddSavedSearchDocument = {"__meta__":{"hash":"sha256:cdda9167fc07ea697a5326cf62add9b5597a8d89cc58be50133a7918d0050164"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_AddSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertFrequency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSavedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}}]} as unknown as DocumentNode<Extensions_AddSavedSearchMutation, Extensions_AddSavedSearchMutationVariables>;
export const Extensions_AskForAlertsDocument = {"__meta__":{"hash":"sha256:d969b302638400380897816dd0a51a0e3234025c38f8b54623b596201e81f6b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_AskForAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}]}]}}]} as unknown as DocumentNode<Extensions_AskForAlertsMutation, Extensions_AskForAlertsMutationVariables>;
export const Extensions_ComparesProductsDocument = {"__meta__":{"hash":"sha256:6d1f2cd142da80d2b4f62600efc391458c0acffcc5e70fb1e1d2ce0d1381b1d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_ComparesProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getComparedCatalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]} as unknown as DocumentNode<Extensions_ComparesProductsQuery, Extensions_ComparesProductsQueryVariables>;
export const Extensions_ConfirmAlertsDocument = {"__meta__":{"hash":"sha256:69ed7768540077b8e2b38744fae044c80f9b436f1a53f6a40c92745ee57a62bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_ConfirmAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<Extensions_ConfirmAlertsMutation, Extensions_ConfirmAlertsMutationVariables>;
export const Extensions_CountClosestProductsDocument = {"__meta__":{"hash":"sha256:7dcba70f91cebba758cc2c66eab0ccc22a119eba613f58ea38e36a02753c08f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_CountClosestProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"garment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GarmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"within"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countClosestProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"garment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"garment"}}},{"kind":"Argument","name":{"kind":"Name","value":"within"},"value":{"kind":"Variable","name":{"kind":"Name","value":"within"}}},{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}}]}]}}]} as unknown as DocumentNode<Extensions_CountClosestProductsQuery, Extensions_CountClosestProductsQueryVariables>;
export const Extensions_GetClosestProductsDocument = {"__meta__":{"hash":"sha256:1842040a8263d6b0c541a06189c267779c60e41441a6bdaece268bb6c769c06d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_GetClosestProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"garment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GarmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"within"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getClosestProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"garment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"garment"}}},{"kind":"Argument","name":{"kind":"Name","value":"within"},"value":{"kind":"Variable","name":{"kind":"Name","value":"within"}}},{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productIds"}},{"kind":"Field","name":{"kind":"Name","value":"measured"}},{"kind":"Field","name":{"kind":"Name","value":"unmeasured"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<Extensions_GetClosestProductsQuery, Extensions_GetClosestProductsQueryVariables>;
export const Extensions_GetStoppableAlertsDocument = {"__meta__":{"hash":"sha256:5fa7548b81a977eece5999ab1ec61bacbbb272f6b7737009edd893c702836396"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_GetStoppableAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getStoppableAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasWishlist"}}]}}]}}]} as unknown as DocumentNode<Extensions_GetStoppableAlertsQuery, Extensions_GetStoppableAlertsQueryVariables>;
export const Extensions_ProductReviewsDocument = {"__meta__":{"hash":"sha256:eb9a7ab8a0881022e134503a681f62aa4e2111e0e13f511b39c626a11231b8f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_ProductReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"physicalMpn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandSlug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"ofStyle"},"name":{"kind":"Name","value":"getReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"physicalMpn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"physicalMpn"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"ofBrand"},"name":{"kind":"Name","value":"getReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brandSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandSlug"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"shortTitle"}},{"kind":"Field","name":{"kind":"Name","value":"author"}}]}}]} as unknown as DocumentNode<Extensions_ProductReviewsQuery, Extensions_ProductReviewsQueryVariables>;
export const Extensions_PushAlertsDocument = {"__meta__":{"hash":"sha256:6bb62ebf3a9ce6c4790d984fc5b4c81a4d71150defecf7700c7289613cdfde38"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_PushAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPushAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<Extensions_PushAlertsQuery, Extensions_PushAlertsQueryVariables>;
export const Extensions_RemovePushDeviceDocument = {"__meta__":{"hash":"sha256:74edc075c1ae113f897b5529a6483e5fccec6dae08256c1a95039a4728bef916"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_RemovePushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}]}}]} as unknown as DocumentNode<Extensions_RemovePushDeviceMutation, Extensions_RemovePushDeviceMutationVariables>;
export const Extensions_RemoveSavedSearchDocument = {"__meta__":{"hash":"sha256:6ccc104163f66caf3ab8712149d2bc03e91c0cdd6bec2faf4a229cfdbc541ba3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_RemoveSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSavedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<Extensions_RemoveSavedSearchMutation, Extensions_RemoveSavedSearchMutationVariables>;
export const Extensions_SaveGarmentsDocument = {"__meta__":{"hash":"sha256:27fcf57a2fcffe105947b2db2451556c9268f142095faff795c5c9f5827cc081"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_SaveGarments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"garments"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveGarments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"garments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"garments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"garments"}}]}}]}}]} as unknown as DocumentNode<Extensions_SaveGarmentsMutation, Extensions_SaveGarmentsMutationVariables>;
export const Extensions_SaveSizesDocument = {"__meta__":{"hash":"sha256:4b2c9ab9441fe1525f51989228b8bb44cb79a9ec70f662043cc4090c1125a5b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_SaveSizes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sizes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSizes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sizes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sizes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sizes"}}]}}]}}]} as unknown as DocumentNode<Extensions_SaveSizesMutation, Extensions_SaveSizesMutationVariables>;
export const Extensions_SavedSearchesDocument = {"__meta__":{"hash":"sha256:7563c6d9ef2130aaa3bb4e36891635bb8a5d99363462a967e53d2e564369d4e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_SavedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSavedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"getEmailAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"frequencies"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}}]}}]}}]} as unknown as DocumentNode<Extensions_SavedSearchesQuery, Extensions_SavedSearchesQueryVariables>;
export const Extensions_SetEmailAlertsDocument = {"__meta__":{"hash":"sha256:f128dedca2918f8476fd14a9c66de1f018ad3b290ce81812503723d5bc2caefa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_SetEmailAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEmailAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}}]}}]}}]} as unknown as DocumentNode<Extensions_SetEmailAlertsMutation, Extensions_SetEmailAlertsMutationVariables>;
export const Extensions_SetQuietHoursDocument = {"__meta__":{"hash":"sha256:2f867d30c3fc3d5fa1f3dce852e33fb500d70fc2e7230b3e590520573bbedfa8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_SetQuietHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setQuietHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}}]}}]}}]} as unknown as DocumentNode<Extensions_SetQuietHoursMutation, Extensions_SetQuietHoursMutationVariables>;
export const Extensions_SetSavedSearchFrequencyDocument = {"__meta__":{"hash":"sha256:369b85d6ba05f40a888da2cbd202d282daeb0bb3c15570c56a1c65207e221c31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_SetSavedSearchFrequency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertFrequency"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSavedSearchFrequency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}}]} as unknown as DocumentNode<Extensions_SetSavedSearchFrequencyMutation, Extensions_SetSavedSearchFrequencyMutationVariables>;
export const Extensions_SetWishlistItemFrequencyDocument = {"__meta__":{"hash":"sha256:7f311938fc133590123946771795911634e68f25485f96c55b9942c6133be0fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_SetWishlistItemFrequency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertFrequency"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWishlistItemFrequency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}}]} as unknown as DocumentNode<Extensions_SetWishlistItemFrequencyMutation, Extensions_SetWishlistItemFrequencyMutationVariables>;
export const Extensions_StopEmailAlertsDocument = {"__meta__":{"hash":"sha256:fa7cc0ce4c5a2de3ab04c502cc7e74f9602aa3b502819cca1dbaaa0eeaebacce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_StopEmailAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopEmailAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}]}}]} as unknown as DocumentNode<Extensions_StopEmailAlertsMutation, Extensions_StopEmailAlertsMutationVariables>;
export const Extensions_WishlistAlertsDocument = {"__meta__":{"hash":"sha256:8951ae85a6d28f211f274a120c0d3ab9272ab47c86fc8dc7a88700ec306c8bc4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_WishlistAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getWishlistAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"getEmailAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"frequencies"}}]}}]}}]} as unknown as DocumentNode<Extensions_WishlistAlertsQuery, Extensions_WishlistAlertsQueryVariables>;
export const Extensions_AddWishlistItemDocument = {"__meta__":{"hash":"sha256:bc74ac1890c6b3fc8ef3af9f8b2f937ec230d8c9b9013878e4011a3c9e3f878b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_addWishlistItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWishlistItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<Extensions_AddWishlistItemMutation, Extensions_AddWishlistItemMutationVariables>;
export const Extensions_GetReviewsDocument = {"__meta__":{"hash":"sha256:e7c23b0b7ab3dd3fa5afd0c98709032540e95cacedfe3d3b6e1e8cfac6042667"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_getReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"physicalMpn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"physicalMpn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"physicalMpn"}}},{"kind":"Argument","name":{"kind":"Name","value":"brandSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandSlug"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"shortTitle"}},{"kind":"Field","name":{"kind":"Name","value":"author"}}]}}]} as unknown as DocumentNode<Extensions_GetReviewsQuery, Extensions_GetReviewsQueryVariables>;
export const Extensions_GetSeoMetadataDocument = {"__meta__":{"hash":"sha256:96b460984761e9f5310b10ee2a9cea63fb4fc2d5d5cf68f8d85fc61fc9268b3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_getSeoMetadata"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categorySlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collectionSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSeoMetadata"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brandSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandSlug"}}},{"kind":"Argument","name":{"kind":"Name","value":"categorySlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categorySlug"}}},{"kind":"Argument","name":{"kind":"Name","value":"collectionSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collectionSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"romanceCopy"}},{"kind":"Field","name":{"kind":"Name","value":"savedSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"textSearch"}},{"kind":"Field","name":{"kind":"Name","value":"brandSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"categorySlugs"}},{"kind":"Field","name":{"kind":"Name","value":"colorSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"conditionSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"departmentSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"maxPriceCents"}},{"kind":"Field","name":{"kind":"Name","value":"minPriceCents"}},{"kind":"Field","name":{"kind":"Name","value":"sizeSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"sizeTypeSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"tierSlugs"}}]}}]}}]}}]} as unknown as DocumentNode<Extensions_GetSeoMetadataQuery, Extensions_GetSeoMetadataQueryVariables>;
export const Extensions_GetSuggestedProductsDocument = {"__meta__":{"hash":"sha256:76439eb51568a5852af37b459c7d607d7f2be1cb36a8e453a0ed886690adc3a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"extensions_getSuggestedProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resultType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSuggestedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"resultType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resultType"}}},{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}}]}}]}}]} as unknown as DocumentNode<Extensions_GetSuggestedProductsQuery, Extensions_GetSuggestedProductsQueryVariables>;
export const Extensions_RemoveWishlistItemDocument = {"__meta__":{"hash":"sha256:9206e53726c709257890d093d3204dff8c5a8eff9db1b057e1a0f3f53819af0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"extensions_removeWishlistItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWishlistItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<Extensions_RemoveWishlistItemMutation, Extensions_RemoveWishlistItemMutationVariables>;