import { toDecimal } from "@circlet/design-system";
import { imageWidths } from "~/shop/constants";
import { makesPromise } from "~/promises/promises";
import { market } from "~/shop/market";
import { numberOfGid } from "~/shop/product-gid";
import { truncateText } from "~/seo/page-meta";
import { variantPath } from "~/shop/paths";
import { atWidth } from "~/catalog/image";
import { isNew } from "../details/condition";
import { feedCategory, giftCards } from "./feed-category";
import { sizeSystem } from "./size-system";
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
  "identifier_exists",
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
const limits = {
  address: 2000,
  title: 150,
  description: 5000,
  word: 70,
  color: 40,
  size: 100,
  type: 750,
  additionalImages: 10,
};

/** The items of each page of products. */
export async function* catalogItems(
  pages: AsyncIterable<readonly ProductPage[]>,
  shopUrl: string,
): AsyncGenerator<readonly FeedItem[]> {
  for await (const products of pages) yield products.flatMap((product) => feedItems(product, shopUrl));
}

/** A product's available variants, each with a link to its price and stock. The format requires an image and a price. */
export function feedItems(product: ProductPage, shopUrl: string): FeedItem[] {
  return product.variants
    .filter(({ isAvailable, price }) => isAvailable && price > 0)
    .map((variant) => item(product, variant, shopUrl))
    .filter(({ link, image_link }) => link !== "" && image_link !== "");
}

function item(product: ProductPage, variant: ProductVariant, shopUrl: string): FeedItem {
  const images = imagesOf(product, variant).map((path) => shopUrl + path);
  const [first = "", ...others] = images.filter(isShort);
  // The number is shorter than options in another script.
  const links = [variant, { ...variant, others: [""] }].map(
    (linked) => shopUrl + variantPath(product.handle, linked),
  );
  const options = [variant.color, variant.size, ...variant.others].filter(Boolean).join(", ");
  return {
    id: numberOfGid(variant.id),
    item_group_id: numberOfGid(product.id),
    title: truncateText([product.fullTitle, options].filter(Boolean).join(", "), limits.title),
    description: truncateText(
      product.description || [product.title, product.brand].filter(Boolean).join(" by "),
      limits.description,
    ),
    link: links.find(isShort) ?? "",
    image_link: first,
    additional_image_link: others.slice(0, limits.additionalImages).join(","),
    availability: "in_stock",
    price: `${inCurrency(variant.amount)} ${market().currency}`,
    condition: product.isGiftCard ? "new" : conditionOf(product),
    brand: truncateText(product.brand, limits.word),
    gtin: variant.gtin ?? "",
    // A part of a number is another number.
    mpn: product.styleNumber && product.styleNumber.length <= limits.word ? product.styleNumber : "",
    // Only a gift card certainly has none.
    identifier_exists: product.isGiftCard ? "no" : "",
    google_product_category: product.isGiftCard ? giftCards : feedCategory(product.category),
    product_type: truncateText(
      [product.department?.name, product.category?.name].filter(Boolean).join(" > "),
      limits.type,
    ),
    color: truncateText(variant.color ?? "", limits.color),
    size: truncateText(variant.size ?? "", limits.size),
    size_system: variant.size ? sizeSystem(product.sizeType, variant.size) : "",
    gender: genderOf(product),
    age_group: product.department ? "adult" : "",
    shipping:
      makesPromise("free-shipping") && !product.isGiftCard
        ? `${market().country}:::${inCurrency(toDecimal(0))} ${market().currency}`
        : "",
  };
}

const isShort = (address: string) => address.length <= limits.address;

/** Yen have no decimals. */
function inCurrency(amount: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency: market().currency });
  return format.resolvedOptions().maximumFractionDigits === 0 ? amount.replace(/\.\d+$/, "") : amount;
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
