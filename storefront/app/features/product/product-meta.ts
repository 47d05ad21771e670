import { imageWidths } from "~/shop/constants";
import { shopName } from "~/shop/shop-name";
import * as textLimits from "~/shop/text-limits";
import { market } from "~/shop/market";
import { breadcrumbJsonLd } from "~/seo/list-json-ld";
import { truncateText, metaOf } from "~/seo/page-meta";
import { productPath } from "~/shop/paths";
import { atWidth } from "~/catalog/image";
import * as messages from "~/messages/en/product";
import { isNew } from "./details/condition";
import { productBreadcrumbs } from "./product-breadcrumbs";
import type { ProductPage } from "./product-page";
import { productJsonLd } from "./product-json-ld";
import type { ProductVariant } from "./variants";

/** A product page's meta tags, with price and stock of the variant that it shows. Titles over 60 characters are replaced with the short title, truncated if necessary. */
export function productMeta(product: ProductPage, variant: ProductVariant, shopUrl: string) {
  const canonical = shopUrl + productPath(product.handle);
  const titleRoom = textLimits.pageTitle - ` | ${shopName()}`.length;
  const long = product.fullTitle.startsWith(product.brand)
    ? product.fullTitle
    : withBrand(product.fullTitle, product);
  const [image] = product.images;
  const crumbs = productBreadcrumbs(product).map(({ label, href }) => ({
    name: label,
    url: href ? shopUrl + href : canonical,
  }));
  return metaOf({
    title: long.length <= titleRoom ? long : truncateText(product.title, titleRoom),
    description: product.description || `${withBrand(product.title, product)}.`,
    canonical,
    type: "product",
    image: image && { url: shopUrl + atWidth(image.url, imageWidths.medium), alt: image.alt },
    properties: {
      "product:price:amount": variant.amount,
      "product:price:currency": market().currency,
      "product:availability": variant.isAvailable ? "in stock" : "out of stock",
      ...(product.brand && { "product:brand": product.brand }),
      ...(product.condition && { "product:condition": isNew(product.condition.slug) ? "new" : "used" }),
    },
    jsonLd: [productJsonLd(product, variant, shopUrl), breadcrumbJsonLd(crumbs)],
  });
}

function withBrand(title: string, { brand }: ProductPage): string {
  return brand ? messages.byBrand(title, brand) : title;
}

/** A sold-out product's meta tags. They include the status, which prerenderers pass on to search engines. */
export function soldOutMeta(canonical: string) {
  return metaOf({
    title: messages.soldOut,
    description: messages.soldOutDescription,
    canonical,
    noindex: true,
    prerenderStatus: 404,
  });
}
