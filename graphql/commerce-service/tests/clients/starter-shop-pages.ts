import { type ClientOperation, imageFields, moneyFields, pageInfoFields } from "./client-operation.ts";

const inContext = "@inContext(country: US, language: EN)";

const variant = `fragment Variant on ProductVariant {
  id title sku availableForSale
  price { ${moneyFields} } compareAtPrice { ${moneyFields} } unitPrice { ${moneyFields} }
  image { __typename ${imageFields} } product { title handle } selectedOptions { name value }
}`;

const card = `fragment Card on Product {
  id title handle featuredImage { ${imageFields} }
  priceRange { minVariantPrice { ${moneyFields} } maxVariantPrice { ${moneyFields} } }
}`;

const menuItem = "id title type url tags resourceId";
const menu = (handle: string) =>
  `menu(handle: "${handle}") { id items { ${menuItem} items { ${menuItem} } } }`;

const article = `id handle title publishedAt contentHtml author: authorV2 { name } blog { handle } image { ${imageFields} } seo { title description }`;
const policy = "id title handle body url";
const searchPage =
  "nodes { __typename ... on Product { id title } ... on Page { id title } ... on Article { id title trackingParameters } }";

export const starterShopPages: readonly ClientOperation[] = [
  {
    name: "header",
    query: `query Header ${inContext} {
      shop { id name description primaryDomain { url } brand { logo { image { url } } } } ${menu("main-menu")}
    }`,
  },
  { name: "footer", query: `query Footer ${inContext} { ${menu("footer")} }` },
  {
    name: "featured collection",
    query: `query ${inContext} { collections(first: 1, sortKey: UPDATED_AT, reverse: true) { nodes { id title handle image { ${imageFields} } } } }`,
  },
  {
    name: "recommended products",
    query: `query ${inContext} { products(first: 4, sortKey: UPDATED_AT, reverse: true) { nodes { ...Card } } } ${card}`,
  },
  {
    name: "product with options",
    query: `query Product($handle: String!, $selected: [SelectedOptionInput!]!) ${inContext} {
      product(handle: $handle) {
        id title vendor handle descriptionHtml description seo { title description }
        encodedVariantExistence encodedVariantAvailability
        options {
          name
          optionValues {
            name firstSelectableVariant { ...Variant } swatch { color image { previewImage { url } } }
          }
        }
        selectedOrFirstAvailableVariant(selectedOptions: $selected, ignoreUnknownOptions: true, caseInsensitiveMatch: true) { ...Variant }
        adjacentVariants(selectedOptions: $selected) { ...Variant }
      }
    } ${variant}`,
    variables: () => ({ handle: "trail-shoe", selected: [{ name: "color", value: "sand" }] }),
  },
  {
    name: "product recommendations",
    query: `query ($id: ID!) { related: productRecommendations(productId: $id) { ...Card } extra: productRecommendations(productId: $id, intent: COMPLEMENTARY) { ...Card } } ${card}`,
    variables: ({ product }) => ({ id: product }),
  },
  {
    name: "collection",
    query: `query ($first: Int, $last: Int, $before: String, $after: String) ${inContext} {
      collection(handle: "shoes") {
        id handle title description seo { title description }
        products(first: $first, last: $last, before: $before, after: $after, filters: [], sortKey: COLLECTION_DEFAULT) {
          nodes { ...Card } ${pageInfoFields} filters { id label type values { id label count input swatch { color } } }
        }
      }
    } ${card}`,
    variables: () => ({ first: 8 }),
  },
  {
    name: "collections",
    query: `query ($first: Int) ${inContext} { collections(first: $first) { nodes { id title handle image { ${imageFields} } } ${pageInfoFields} } }`,
    variables: () => ({ first: 4 }),
  },
  {
    name: "catalog",
    query: `query ($first: Int) ${inContext} { products(first: $first) { nodes { ...Card } ${pageInfoFields} } } ${card}`,
    variables: () => ({ first: 8 }),
  },
  {
    name: "page",
    query: `query ${inContext} { page(handle: "about") { id handle title body seo { title description } } }`,
  },
  {
    name: "blogs",
    query: `query ${inContext} { blogs(first: 10) { ${pageInfoFields} nodes { title handle seo { title description } } } }`,
  },
  {
    name: "blog",
    query: `query ${inContext} { blog(handle: "news") { title handle seo { title } articles(first: 4) { nodes { ${article} } ${pageInfoFields} } } }`,
  },
  {
    name: "article",
    query: `query ${inContext} { blog(handle: "news") { handle articleByHandle(handle: "hello") { ${article} } } }`,
  },
  {
    name: "policies",
    query: `{ shop {
      privacyPolicy { ${policy} } shippingPolicy { ${policy} } termsOfService { ${policy} } refundPolicy { ${policy} }
      subscriptionPolicy { id title handle }
    } }`,
  },
  {
    name: "one policy",
    query: `query ($privacy: Boolean!, $refund: Boolean!) ${inContext} { shop {
      privacyPolicy @include(if: $privacy) { ${policy} } refundPolicy @include(if: $refund) { ${policy} }
    } }`,
    variables: () => ({ privacy: true, refund: false }),
  },
  {
    name: "search",
    query: `query ($term: String!) ${inContext} {
      articles: search(query: $term, types: [ARTICLE], first: 4) { ${searchPage} }
      pages: search(query: $term, types: [PAGE], first: 4) { ${searchPage} }
      products: search(query: $term, types: [PRODUCT], first: 4, sortKey: RELEVANCE, unavailableProducts: HIDE) { ${searchPage} ${pageInfoFields} }
    }`,
    variables: () => ({ term: "shoe" }),
  },
  {
    name: "suggestions",
    query: `query ($term: String!, $types: [PredictiveSearchType!]) ${inContext} {
      predictiveSearch(query: $term, types: $types, limit: 10, limitScope: EACH) {
        articles { __typename id title handle blog { handle } image { url } trackingParameters }
        collections { __typename id title handle image { url } trackingParameters }
        pages { __typename id title handle trackingParameters }
        products {
          __typename id title handle trackingParameters
          selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true) { id image { url } price { ${moneyFields} } }
        }
        queries { __typename text styledText trackingParameters }
      }
    }`,
    variables: () => ({ term: "shoe", types: ["ARTICLE", "COLLECTION", "PAGE", "PRODUCT", "QUERY"] }),
  },
  {
    name: "sitemap index",
    query: `{
      products: sitemap(type: PRODUCT) { pagesCount { count } } collections: sitemap(type: COLLECTION) { pagesCount { count } }
      articles: sitemap(type: ARTICLE) { pagesCount { count } } pages: sitemap(type: PAGE) { pagesCount { count } }
      blogs: sitemap(type: BLOG) { pagesCount { count } } metaobjects: sitemap(type: METAOBJECT) { pagesCount { count } }
    }`,
  },
  {
    name: "sitemap page",
    query: `{ sitemap(type: PRODUCT) { resources(page: 1) {
      hasNextPage items { handle updatedAt ... on SitemapResource { title image { alt filepath } } }
    } } }`,
  },
  {
    name: "redirects",
    query: `{ urlRedirects(first: 1, query: "path:/old") { edges { node { target } } } }`,
  },
  {
    name: "localization",
    query: `query ${inContext} { localization {
      country { isoCode name unitSystem currency { isoCode symbol } } language { isoCode endonymName }
      availableCountries { isoCode name currency { isoCode } availableLanguages { isoCode } } market { id handle }
    } }`,
  },
  {
    name: "shop analytics",
    query: `{ shop { id paymentSettings { currencyCode acceptedCardBrands supportedDigitalWallets enabledPresentmentCurrencies countryCode } } localization { country { currency { isoCode } } language { isoCode } } }`,
  },
  {
    name: "stores near the shopper",
    query: `{ locations(first: 5, near: { latitude: 40.7, longitude: -74 }, sortKey: DISTANCE) { nodes { id name address { city } } } }`,
  },
  {
    name: "everything a product may have",
    query: `query ($handle: String!) { product(handle: $handle) {
      tags productType isGiftCard requiresSellingPlan category { id name } createdAt publishedAt updatedAt totalInventory trackingParameters
      sellingPlanGroups(first: 5) { nodes { name } }
      media(first: 5) { nodes { __typename id alt mediaContentType ... on MediaImage { image { url thumbhash } } ... on Video { sources { url } } ... on Model3d { sources { url } } } }
      metafield(namespace: "custom", key: "care") { value createdAt updatedAt }
      variants(first: 250) { nodes {
        id barcode quantityRule { minimum maximum increment } quantityPriceBreaks(first: 5) { nodes { minimumQuantity } }
        sellingPlanAllocations(first: 5) { nodes { checkoutChargeAmount { amount } } }
        storeAvailability(first: 5) { nodes { available } } requiresComponents components(first: 5) { nodes { quantity } }
        groupedBy(first: 5) { nodes { id } } shopPayInstallmentsPricing { eligible }
      } }
    } }`,
    variables: () => ({ handle: "trail-shoe" }),
  },
];
