export const fieldTypes = {
  "Review": {
    "id": "ID!",
    "comment": "String!",
    "commentCreatedAt": "String!",
    "shortTitle": "String!",
    "author": "String!"
  },
  "Mutation": {
    "addPushDevice": "PushAlerts",
    "addSavedSearch": "CustomerSavedSearch",
    "askForAlerts": "Boolean!",
    "confirmAlerts": "Boolean!",
    "removePushDevice": "Boolean!",
    "removeSavedSearch": "ID",
    "saveGarments": "CustomerGarments",
    "saveSizes": "CustomerSizes",
    "setEmailAlerts": "EmailAlerts",
    "setQuietHours": "EmailAlerts",
    "setSavedSearchFrequency": "CustomerSavedSearch",
    "setWishlistItemFrequency": "WishlistAlert",
    "stopEmailAlerts": "Boolean!",
    "addWishlistItem": "WishlistItem",
    "removeWishlistItem": "WishlistItem"
  },
  "PushAlerts": {
    "isOn": "Boolean!",
    "publicKey": "String!"
  },
  "CustomerSavedSearch": {
    "id": "ID!",
    "name": "String!",
    "path": "String!",
    "frequency": "AlertFrequency!"
  },
  "Query": {
    "getComparedCatalog": "ComparedCatalog",
    "countClosestProducts": "[Int]",
    "getClosestProducts": "ClosestProducts",
    "getStoppableAlerts": "StoppableAlerts",
    "getReviews": "[Review!]!",
    "getPushAlerts": "PushAlerts",
    "getSavedSearches": "[CustomerSavedSearch!]!",
    "getEmailAlerts": "EmailAlerts",
    "getWishlistAlerts": "[WishlistAlert!]!",
    "getSeoMetadata": "SeoMetadata",
    "getSuggestedProducts": "[SuggestedProduct!]!"
  },
  "ComparedCatalog": {
    "readAt": "String!"
  },
  "ClosestProducts": {
    "productIds": "[ID!]!",
    "measured": "Int!",
    "unmeasured": "Int!",
    "startCursor": "String",
    "endCursor": "String",
    "hasPreviousPage": "Boolean!",
    "hasNextPage": "Boolean!"
  },
  "StoppableAlerts": {
    "searches": "[StoppableSearch!]!",
    "hasWishlist": "Boolean!"
  },
  "StoppableSearch": {
    "id": "ID!",
    "name": "String!"
  },
  "CustomerGarments": {
    "garments": "[String!]!"
  },
  "CustomerSizes": {
    "sizes": "[String!]!"
  },
  "EmailAlerts": {
    "isOn": "Boolean!",
    "frequencies": "[AlertFrequency!]!",
    "timeZone": "String",
    "quietFrom": "Int!",
    "quietUntil": "Int!"
  },
  "WishlistAlert": {
    "productId": "ID!",
    "frequency": "AlertFrequency!"
  },
  "WishlistItem": {
    "id": "ID!"
  },
  "SeoMetadata": {
    "id": "ID!",
    "metaTitle": "String!",
    "metaDescription": "String!",
    "romanceCopy": "String",
    "savedSearch": "SavedSearch!"
  },
  "SavedSearch": {
    "id": "ID!",
    "name": "String!",
    "slug": "String!",
    "textSearch": "String",
    "brandSlugs": "[String!]!",
    "categorySlugs": "[String!]!",
    "colorSlugs": "[String!]!",
    "conditionSlugs": "[String!]!",
    "departmentSlugs": "[String!]!",
    "maxPriceCents": "Int",
    "minPriceCents": "Int",
    "sizeSlugs": "[String!]!",
    "sizeTypeSlugs": "[String!]!",
    "tierSlugs": "[String!]!"
  },
  "SuggestedProduct": {
    "id": "ID!",
    "handle": "String!"
  }
};
