import type { ProductCardProps } from "@circlet/design-system";
import { colorHex } from "./color-hex";
import { numberOfGid } from "~/shop/product-gid";
import type { ProductCardFragment } from "@circlet/graphql/generated";
import { readMetafields } from "./metafields";
import { parseCents, retailCents } from "./money";
import { optionNames } from "~/shop/variant-options";
import { conditions, type ConditionSlug } from "~/shop/conditions";
import { isOneSize } from "~/shop/size-order";
import { canonicalSlug } from "~/shop/taxonomy";

/** The data of a product card. Kept small, because a listing has 80 of them. Prices are in cents. */
export interface CardProduct {
  /** The number in the product's global id. */
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly brand: string;
  readonly price: number;
  readonly retailPrice: number | null;
  /** The image's URL without a width; null for a product without images. */
  readonly image: string | null;
  /** Shown while the pointer hovers over the card. */
  readonly secondImage: string | null;
  readonly isSoldOut: boolean;
  /** Its colors if there are several, otherwise empty. */
  readonly colors: NonNullable<ProductCardProps["colors"]>;
  readonly condition: ConditionSlug | null;
  /** Null unless the product has exactly one size; also null for "One Size". */
  readonly size: string | null;
  /** The canonical slug, else the product's type, else "". */
  readonly category: string;
  /** Selects the variant that the card shows, if that is not the one that the product's page opens with. */
  readonly query?: string;
}

/** What cards show of a product. */
export type ShownProduct = ProductCardFragment & Pick<CardProduct, "query">;

/** The cards of a list. Leaves out products whose data is broken, because one of them must not cost the page. */
export function cardProducts(products: readonly ShownProduct[]): CardProduct[] {
  return products.flatMap((product) => {
    try {
      return [cardProduct(product)];
    } catch (error) {
      console.error(`A product is left out. ${String(error)}`);
      return [];
    }
  });
}

/** None if several have no known color, because their dots would look alike. */
function colorDots(colors: readonly string[]): CardProduct["colors"] {
  const dots = colors.map((name) => ({ name, hex: colorHex(name) }));
  return dots.filter(({ hex }) => hex === null).length > 1 ? [] : dots;
}

/** Throws if the product lacks what a card needs. */
function cardProduct(product: ShownProduct): CardProduct {
  if (!product.handle || !product.title) throw new TypeError(`${product.id} has no handle or title`);
  const fields = readMetafields(product.metafields);
  const condition = conditions.find(({ slug }) => slug === canonicalSlug(fields.condition ?? ""));
  const names = optionNames(product.options.map(({ name, values }) => ({ name, value: values[0] ?? "" })));
  const option = (wanted: string | null) => product.options.find(({ name }) => name === wanted)?.values ?? [];
  const colors = option(names.color);
  const [size, ...sizes] = option(names.size);
  const price = product.priceRange.minVariantPrice.amount;
  return {
    id: numberOfGid(product.id),
    handle: product.handle,
    title: fields.short_title ?? product.title,
    brand: fields.brand ?? product.vendor,
    price: parseCents(price),
    retailPrice: retailCents(fields.retail_price, product.compareAtPriceRange.minVariantPrice.amount, price),
    image: product.images.nodes[0]?.url ?? null,
    secondImage: product.images.nodes[1]?.url ?? null,
    isSoldOut: !product.availableForSale,
    colors: colors.length > 1 ? colorDots(colors) : [],
    condition: condition?.slug ?? null,
    size: size === undefined || sizes.length > 0 || isOneSize(size) ? null : size,
    category: canonicalSlug(fields.category ?? product.productType),
    ...(product.query && { query: product.query }),
  };
}
