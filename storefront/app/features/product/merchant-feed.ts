import { imageWidths, site } from "~/lib/constants";
import { toDecimal } from "~/lib/money";
import { cut } from "~/lib/page-meta";
import { variantPath } from "~/lib/paths";
import { atWidth } from "~/lib/picture";
import { isNew } from "./condition";
import { feedCategory } from "./feed-category";
import type { ProductPage } from "./product-page";
import type { ProductVariant } from "./variants";

/** One variant for sale, under the attribute names of merchant feeds. Every attribute required of apparel is there. */
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

/** Characters that a feed takes. */
const limits = { title: 150, description: 5000, additionalPictures: 10 };

/** The variants of a product that can be bought, each with the address at which its own price and stock are shown. */
export function feedItems(product: ProductPage, shopUrl: string): FeedItem[] {
  return product.variants
    .filter(({ isAvailable }) => isAvailable)
    .map((variant) => item(product, variant, shopUrl));
}

function item(product: ProductPage, variant: ProductVariant, shopUrl: string): FeedItem {
  const [first = "", ...others] = picturesOf(product, variant);
  const options = [variant.color, variant.size].filter(Boolean).join(", ");
  return {
    id: idOf(variant.id),
    item_group_id: idOf(product.id),
    title: cut([product.fullTitle, options].filter(Boolean).join(", "), limits.title),
    description: cut(product.description || `${product.title} by ${product.brand}.`, limits.description),
    link: shopUrl + variantPath(product.handle, variant),
    image_link: first,
    additional_image_link: others.slice(0, limits.additionalPictures).join(","),
    availability: "in_stock",
    price: `${toDecimal(variant.price)} ${site.currency}`,
    condition: product.condition && isNew(product.condition.slug) ? "new" : "used",
    brand: product.brand,
    mpn: product.styleNumber,
    google_product_category: feedCategory(product.category.slug),
    product_type: [product.department?.name, product.category.name].filter(Boolean).join(" > "),
    color: variant.color ?? "",
    size: variant.size ?? "",
    size_system: site.country,
    gender: genderOf(product),
    age_group: "adult",
    shipping: `${site.country}:::0.00 ${site.currency}`,
  };
}

/** The variant's own picture first. Wherever it is looked for, a comma parts addresses and must be escaped in them. */
function picturesOf({ pictures }: ProductPage, { picture }: ProductVariant): string[] {
  const own = pictures[picture ?? 0];
  return [own, ...pictures.filter((other) => other !== own)]
    .filter((shown) => shown !== undefined)
    .map(({ url }) => atWidth(url, imageWidths.medium).replaceAll(",", "%2C"));
}

function genderOf({ department }: ProductPage): string {
  if (department?.slug === "mens") return "male";
  return department?.slug === "womens" ? "female" : "unisex";
}

/** "gid://shopify/ProductVariant/12" is 12 to everybody outside. */
function idOf(globalId: string): string {
  return globalId.slice(globalId.lastIndexOf("/") + 1);
}
