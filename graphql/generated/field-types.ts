export const fieldTypes = {
  "Query": {
    "articles": "ArticleConnection!",
    "blog": "Blog",
    "urlRedirects": "UrlRedirectConnection!",
    "cart": "Cart",
    "collection": "Collection",
    "collections": "CollectionConnection!",
    "page": "Page",
    "localization": "Localization!",
    "metaobjects": "MetaobjectConnection!",
    "product": "Product",
    "menu": "Menu",
    "nodes": "[Node]!",
    "pages": "PageConnection!",
    "products": "ProductConnection!",
    "productRecommendations": "[Product!]",
    "search": "SearchResultItemConnection!",
    "shop": "Shop!",
    "predictiveSearch": "PredictiveSearchResult"
  },
  "ArticleConnection": {
    "nodes": "[Article!]!",
    "pageInfo": "PageInfo!"
  },
  "Article": {
    "handle": "String!",
    "publishedAt": "DateTime!",
    "blog": "Blog!",
    "title": "String!",
    "contentHtml": "HTML!",
    "excerpt": "String",
    "seo": "SEO",
    "image": "Image"
  },
  "Blog": {
    "handle": "String!",
    "articleByHandle": "Article",
    "title": "String!",
    "seo": "SEO",
    "articles": "ArticleConnection!"
  },
  "PageInfo": {
    "hasNextPage": "Boolean!",
    "endCursor": "String",
    "startCursor": "String",
    "hasPreviousPage": "Boolean!"
  },
  "SEO": {
    "title": "String",
    "description": "String"
  },
  "Image": {
    "url": "URL!",
    "altText": "String",
    "width": "Int",
    "height": "Int"
  },
  "UrlRedirectConnection": {
    "nodes": "[UrlRedirect!]!"
  },
  "UrlRedirect": {
    "path": "String!",
    "target": "String!"
  },
  "Cart": {
    "id": "ID!",
    "createdAt": "DateTime!",
    "updatedAt": "DateTime!",
    "checkoutUrl": "URL!",
    "totalQuantity": "Int!",
    "buyerIdentity": "CartBuyerIdentity!",
    "cost": "CartCost!",
    "discountCodes": "[CartDiscountCode!]!",
    "discountAllocations": "[CartDiscountAllocation!]!",
    "lines": "BaseCartLineConnection!"
  },
  "CartBuyerIdentity": {
    "email": "String"
  },
  "CartCost": {
    "totalAmount": "MoneyV2!",
    "subtotalAmount": "MoneyV2!"
  },
  "CartDiscountCode": {
    "code": "String!",
    "applicable": "Boolean!"
  },
  "CartDiscountAllocation": {
    "discountedAmount": "MoneyV2!"
  },
  "CartAutomaticDiscountAllocation": {
    "title": "String!"
  },
  "CartCodeDiscountAllocation": {
    "code": "String!"
  },
  "BaseCartLineConnection": {
    "pageInfo": "PageInfo!",
    "nodes": "[BaseCartLine!]!"
  },
  "Mutation": {
    "cartBuyerIdentityUpdate": "CartBuyerIdentityUpdatePayload",
    "cartDiscountCodesUpdate": "CartDiscountCodesUpdatePayload",
    "cartLinesUpdate": "CartLinesUpdatePayload",
    "cartCreate": "CartCreatePayload",
    "cartLinesAdd": "CartLinesAddPayload",
    "cartLinesRemove": "CartLinesRemovePayload"
  },
  "CartBuyerIdentityUpdatePayload": {
    "cart": "Cart",
    "userErrors": "[CartUserError!]!"
  },
  "CartDiscountCodesUpdatePayload": {
    "cart": "Cart",
    "userErrors": "[CartUserError!]!"
  },
  "BaseCartLine": {
    "id": "ID!",
    "quantity": "Int!",
    "cost": "CartLineCost!",
    "merchandise": "Merchandise!"
  },
  "CartLineCost": {
    "totalAmount": "MoneyV2!",
    "subtotalAmount": "MoneyV2!"
  },
  "ProductVariant": {
    "id": "ID!",
    "availableForSale": "Boolean!",
    "selectedOptions": "[SelectedOption!]!",
    "compareAtPrice": "MoneyV2",
    "image": "Image",
    "product": "Product!",
    "price": "MoneyV2!",
    "quantityAvailable": "Int",
    "sku": "String",
    "barcode": "String"
  },
  "SelectedOption": {
    "name": "String!",
    "value": "String!"
  },
  "Product": {
    "id": "ID!",
    "handle": "String!",
    "title": "String!",
    "vendor": "String!",
    "availableForSale": "Boolean!",
    "images": "ImageConnection!",
    "metafields": "[Metafield]!",
    "productType": "String!",
    "options": "[ProductOption!]!",
    "priceRange": "ProductPriceRange!",
    "compareAtPriceRange": "ProductPriceRange!",
    "descriptionHtml": "HTML!",
    "isGiftCard": "Boolean!",
    "variants": "ProductVariantConnection!",
    "metafield": "Metafield",
    "updatedAt": "DateTime!",
    "createdAt": "DateTime!"
  },
  "ImageConnection": {
    "nodes": "[Image!]!"
  },
  "Metafield": {
    "key": "String!",
    "value": "String!",
    "reference": "MetafieldReference"
  },
  "CartLinesUpdatePayload": {
    "cart": "Cart",
    "userErrors": "[CartUserError!]!"
  },
  "CartUserError": {
    "code": "CartErrorCode",
    "field": "[String!]",
    "message": "String!"
  },
  "Collection": {
    "id": "ID!",
    "products": "ProductConnection!",
    "handle": "String!",
    "title": "String!",
    "description": "String!",
    "image": "Image",
    "seo": "SEO!",
    "updatedAt": "DateTime!"
  },
  "ProductConnection": {
    "filters": "[Filter!]!",
    "pageInfo": "PageInfo!",
    "edges": "[ProductEdge!]!",
    "nodes": "[Product!]!"
  },
  "Filter": {
    "id": "String!",
    "values": "[FilterValue!]!",
    "label": "String!"
  },
  "FilterValue": {
    "count": "Int!",
    "id": "String!",
    "label": "String!",
    "input": "JSON!"
  },
  "CollectionConnection": {
    "nodes": "[Collection!]!",
    "pageInfo": "PageInfo!"
  },
  "ProductEdge": {
    "node": "Product!"
  },
  "Page": {
    "handle": "String!",
    "title": "String!",
    "body": "HTML!",
    "seo": "SEO",
    "updatedAt": "DateTime!"
  },
  "Localization": {
    "availableCountries": "[Country!]!"
  },
  "Country": {
    "isoCode": "CountryCode!",
    "name": "String!",
    "currency": "Currency!"
  },
  "Currency": {
    "isoCode": "CurrencyCode!"
  },
  "MetaobjectConnection": {
    "nodes": "[Metaobject!]!"
  },
  "Metaobject": {
    "id": "ID!",
    "fields": "[MetaobjectField!]!",
    "field": "MetaobjectField"
  },
  "MetaobjectField": {
    "key": "String!",
    "value": "String"
  },
  "Menu": {
    "id": "ID!",
    "items": "[MenuItem!]!"
  },
  "MenuItem": {
    "items": "[MenuItem!]!",
    "id": "ID!",
    "title": "String!",
    "type": "MenuItemType!",
    "url": "URL"
  },
  "MoneyV2": {
    "amount": "Decimal!",
    "currencyCode": "CurrencyCode!"
  },
  "PageConnection": {
    "nodes": "[Page!]!",
    "pageInfo": "PageInfo!"
  },
  "ProductOption": {
    "name": "String!",
    "values": "[String!]!",
    "id": "ID!",
    "optionValues": "[ProductOptionValue!]!"
  },
  "ProductPriceRange": {
    "minVariantPrice": "MoneyV2!",
    "maxVariantPrice": "MoneyV2!"
  },
  "ProductVariantConnection": {
    "nodes": "[ProductVariant!]!",
    "pageInfo": "PageInfo!"
  },
  "SearchResultItemConnection": {
    "totalCount": "Int!",
    "pageInfo": "PageInfo!",
    "productFilters": "[Filter!]!",
    "edges": "[SearchResultItemEdge!]!"
  },
  "SearchResultItemEdge": {
    "node": "SearchResultItem!"
  },
  "Shop": {
    "name": "String!",
    "privacyPolicy": "ShopPolicy",
    "refundPolicy": "ShopPolicy",
    "shippingPolicy": "ShopPolicy",
    "termsOfService": "ShopPolicy"
  },
  "ShopPolicy": {
    "handle": "String!",
    "title": "String!",
    "body": "String!"
  },
  "CartCreatePayload": {
    "cart": "Cart",
    "userErrors": "[CartUserError!]!"
  },
  "CartLinesAddPayload": {
    "cart": "Cart",
    "userErrors": "[CartUserError!]!"
  },
  "CartLinesRemovePayload": {
    "cart": "Cart",
    "userErrors": "[CartUserError!]!"
  },
  "ProductOptionValue": {
    "name": "String!",
    "swatch": "ProductOptionValueSwatch"
  },
  "ProductOptionValueSwatch": {
    "color": "Color",
    "image": "Media"
  },
  "Media": {
    "previewImage": "Image"
  },
  "PredictiveSearchResult": {
    "queries": "[SearchQuerySuggestion!]!",
    "products": "[Product!]!"
  },
  "SearchQuerySuggestion": {
    "text": "String!"
  }
};
