import { imageWidths, site, textLimits } from "~/lib/constants";
import { breadcrumbJsonLd } from "~/lib/list-json-ld";
import type { PageHead } from "~/lib/page-head";
import { packHead } from "~/lib/page-meta";
import { atWidth } from "~/lib/picture";
import { isNew } from "./condition";
import { trail } from "./product-trail";
import type { ProductPage } from "./product-page";
import { productJsonLd } from "./product-json-ld";

/** The head of a product's page. A title over 60 characters falls back to the short one (PDP-9). */
export function productHead(product: ProductPage, canonical: string, shopUrl: string): PageHead {
  const long = product.fullTitle.startsWith(product.brand)
    ? product.fullTitle
    : `${product.fullTitle} by ${product.brand}`;
  const isForSale = product.variants.some(({ isAvailable }) => isAvailable);
  const [picture] = product.pictures;
  const crumbs = trail(product).map(({ label, href }) => ({
    name: label,
    url: href ? shopUrl + href : canonical,
  }));
  return packHead({
    title: long.length <= textLimits.pageTitle ? long : product.title,
    description: product.description || `${product.title} by ${product.brand}.`,
    canonical,
    type: "product",
    image: picture && { url: atWidth(picture.url, imageWidths.medium), alt: picture.alt },
    properties: {
      "product:price:amount": product.lowestPrice,
      "product:price:currency": site.currency,
      "product:availability": isForSale ? "in stock" : "out of stock",
      "product:brand": product.brand,
      ...(product.condition && { "product:condition": isNew(product.condition.slug) ? "new" : "used" }),
    },
    jsonLd: [productJsonLd(product, canonical), breadcrumbJsonLd(crumbs)],
  });
}

/** The head of a product that is gone: a prerenderer passes its status on (specification A2). */
export function soldOutHead(canonical: string): PageHead {
  return packHead({
    title: "Sold out",
    description: "This piece has been sold. Most of our pieces are one of one; see what else there is.",
    canonical,
    noindex: true,
    prerenderStatus: 404,
  });
}
