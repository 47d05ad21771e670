import { imageWidths } from "~/shop/constants";
import { makesPromise } from "~/promises/promises";
import { market } from "~/shop/market";
import { numberOfGid } from "~/shop/product-gid";
import { truncateText } from "~/seo/page-meta";
import { variantPath } from "~/shop/paths";
import { atWidth } from "~/catalog/image";
import { isNew } from "../details/condition";
import { feedCategory } from "./feed-category";
import type { ProductPage } from "../product-page";
import type { ProductVariant } from "../variants";

/** A variant for sale, with the attribute names of merchant feeds. Unknown attributes are "". */
export type FeedItem = Readonly<Record<(typeof feedAttributes)[number], string>>;

export const feedAttributes = [
  "id",
  "item_group_id",
  "title",
  "description",
  "link",
  "image_link",
  "additional_image_link",
  "availability",
  "price",
  "condition",
  "brand",
  "gtin",
  "mpn",
  "google_product_category",
  "product_type",
  "color",
  "size",
  "size_system",
  "gender",
  "age_group",
  "shipping",
] as const;

/** The feed format's limits, in characters and images. */
const limits = { title: 150, description: 5000, additionalImages: 10 };

/** The items of each page of products. */
export async function* catalogItems(
  pages: AsyncIterable<readonly ProductPage[]>,
  shopUrl: string,
): AsyncGenerator<readonly FeedItem[]> {
  for await (const products of pages) yield products.flatMap((product) => feedItems(product, shopUrl));
}

/** The size systems that the feed's format has, by country. */
const sizeSystems = new Map([
  ...["AU", "BR", "CN", "DE", "FR", "IT", "JP", "US"].map((country) => [country, country] as const),
  ["GB", "UK"],
  ["MX", "MEX"],
]);

/** A product's available variants, each with a link to its price and stock. The format requires an image. */
export function feedItems(product: ProductPage, shopUrl: string): FeedItem[] {
  if (product.images.length === 0) return [];
  return product.variants
    .filter(({ isAvailable }) => isAvailable)
    .map((variant) => item(product, variant, shopUrl));
}

function item(product: ProductPage, variant: ProductVariant, shopUrl: string): FeedItem {
  const [first = "", ...others] = imagesOf(product, variant).map((path) => shopUrl + path);
  const options = [variant.color, variant.size, ...variant.others].filter(Boolean).join(", ");
  return {
    id: numberOfGid(variant.id),
    item_group_id: numberOfGid(product.id),
    title: truncateText([product.fullTitle, options].filter(Boolean).join(", "), limits.title),
    description: truncateText(
      product.description || [product.title, product.brand].filter(Boolean).join(" by "),
      limits.description,
    ),
    link: shopUrl + variantPath(product.handle, variant),
    image_link: first,
    additional_image_link: others.slice(0, limits.additionalImages).join(","),
    availability: "in_stock",
    price: `${variant.amount} ${market().currency}`,
    condition: conditionOf(product),
    brand: product.brand,
    gtin: variant.gtin ?? "",
    mpn: product.styleNumber ?? "",
    google_product_category: feedCategory(product.category),
    product_type: [product.department?.name, product.category?.name].filter(Boolean).join(" > "),
    color: variant.color ?? "",
    size: variant.size ?? "",
    size_system: variant.size ? (sizeSystems.get(market().country) ?? "") : "",
    gender: genderOf(product),
    age_group: product.department ? "adult" : "",
    shipping: makesPromise("free-shipping") ? `${market().country}:::0.00 ${market().currency}` : "",
  };
}

/** Puts the variant's own image first. Escapes commas in URLs, because they separate the URLs. */
function imagesOf({ images }: ProductPage, { imageIndex }: ProductVariant): string[] {
  const own = images[imageIndex ?? 0];
  return [own, ...images.filter((other) => other !== own)]
    .filter((shown) => shown !== undefined)
    .map(({ url }) => atWidth(url, imageWidths.medium).replaceAll(",", "%2C"));
}

function conditionOf({ condition }: ProductPage): string {
  if (condition === null) return "";
  return isNew(condition.slug) ? "new" : "used";
}

function genderOf({ department }: ProductPage): string {
  if (department === null) return "";
  if (department.slug === "mens") return "male";
  return department.slug === "womens" ? "female" : "unisex";
}
