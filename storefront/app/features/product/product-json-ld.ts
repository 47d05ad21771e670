import { returnPolicy, shipsWithinHours, site } from "~/lib/constants";
import type { JsonLd } from "~/lib/page-meta";
import { itemCondition } from "./condition";
import type { ProductPage } from "./product-page";

/** The product for search engines: price, stock, condition, return policy and shipping as the page says them. */
export function productJsonLd(product: ProductPage, url: string): JsonLd {
  const isForSale = product.variants.some(({ isAvailable }) => isAvailable);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: product.description,
    image: product.pictures.map((picture) => picture.url),
    sku: product.styleNumber,
    mpn: product.styleNumber,
    brand: { "@type": "Brand", name: product.brand },
    category: product.category.name,
    offers: {
      "@type": "Offer",
      url,
      price: product.lowestPrice,
      priceCurrency: site.currency,
      availability: `https://schema.org/${isForSale ? "InStock" : "OutOfStock"}`,
      ...(product.condition && { itemCondition: itemCondition(product.condition.slug) }),
      seller: { "@type": "Organization", name: site.name },
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: site.country,
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: returnPolicy.freeByMailDays,
        returnMethod: "https://schema.org/ReturnByMail",
        returnFees: "https://schema.org/FreeReturn",
      },
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: "0", currency: site.currency },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: site.country },
        deliveryTime: {
          "@type": "ShippingDeliveryTime",
          handlingTime: {
            "@type": "QuantitativeValue",
            minValue: 0,
            maxValue: shipsWithinHours / 24,
            unitCode: "DAY",
          },
          transitTime: { "@type": "QuantitativeValue", minValue: 2, maxValue: 5, unitCode: "DAY" },
        },
      },
    },
  };
}
