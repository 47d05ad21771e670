import {
  freeReturnDays,
  longestTransitDays,
  makesPromise,
  shipsWithinHours,
  shortestTransitDays,
} from "~/promises/promises";
import { shopName } from "~/shop/shop-name";
import { shopImagePath } from "#mockable/catalog/image-path";
import { market } from "~/shop/market";
import { variantPath } from "~/shop/paths";
import type { JsonLd } from "~/seo/page-meta";
import { itemCondition } from "./details/condition";
import type { ProductPage } from "./product-page";
import type { ProductVariant } from "./variants";

/** The product as structured data, with price and stock of a variant, condition, return policy and shipping. */
export function productJsonLd(product: ProductPage, variant: ProductVariant, shopUrl: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: product.description,
    ...(product.images.length > 0 && {
      image: product.images.map((image) => new URL(shopImagePath(image.url), shopUrl).href),
    }),
    ...(product.sku && { sku: product.sku }),
    ...(variant.gtin && { gtin: variant.gtin }),
    ...(product.styleNumber && { mpn: product.styleNumber }),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    ...(product.category && { category: product.category.name }),
    offers: {
      "@type": "Offer",
      url: shopUrl + variantPath(product.handle, variant),
      price: variant.amount,
      priceCurrency: market().currency,
      availability: `https://schema.org/${variant.isAvailable ? "InStock" : "OutOfStock"}`,
      ...(product.condition && { itemCondition: itemCondition(product.condition.slug) }),
      seller: { "@type": "Organization", name: shopName() },
      ...(makesPromise("easy-returns") &&
        !product.isGiftCard && {
          hasMerchantReturnPolicy: {
            "@type": "MerchantReturnPolicy",
            applicableCountry: market().country,
            returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
            merchantReturnDays: freeReturnDays,
            returnMethod: "https://schema.org/ReturnByMail",
            returnFees: "https://schema.org/FreeReturn",
          },
        }),
      ...(makesPromise("free-shipping") &&
        !product.isGiftCard && {
          shippingDetails: {
            "@type": "OfferShippingDetails",
            shippingRate: { "@type": "MonetaryAmount", value: "0", currency: market().currency },
            shippingDestination: { "@type": "DefinedRegion", addressCountry: market().country },
            deliveryTime: {
              "@type": "ShippingDeliveryTime",
              handlingTime: {
                "@type": "QuantitativeValue",
                minValue: 0,
                maxValue: shipsWithinHours / 24,
                unitCode: "DAY",
              },
              transitTime: {
                "@type": "QuantitativeValue",
                minValue: shortestTransitDays,
                maxValue: longestTransitDays,
                unitCode: "DAY",
              },
            },
          },
        }),
    },
  };
}
