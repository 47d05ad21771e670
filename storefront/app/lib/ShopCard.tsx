import { ProductCard } from "@circlet/design-system";
import { useId } from "react";
import { cardMark } from "./cards-in-page";
import { brandPath, productPath } from "./paths";
import { cardWidths, pictureOf } from "./picture";
import { type CardProduct, productGid } from "./product-card";
import { brandSlug, colorHex, conditions, termName } from "./taxonomy";
import { useSecondPicture } from "./use-second-picture";
import { LateHeart } from "./wishlist/LateHeart";

export interface ShopCardProps {
  readonly product: CardProduct;
  /** What share of the window the picture takes, as CSS says it. */
  readonly sizes: string;
  /** One of the pictures a visitor waits for. */
  readonly isFirst?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** A product on a shelf, in a listing or among suggestions: the service's data in the design system's card. */
export function ShopCard({ product, sizes, isFirst = false, headingLevel = 3 }: ShopCardProps) {
  const titleId = useId();
  const { id, handle, title, brand, category, condition, size, image, colors } = product;
  const second = useSecondPicture(handle);
  const words = [condition && termName(conditions, condition), size].filter(Boolean).join(", ");
  return (
    <ProductCard
      href={productPath(handle)}
      title={title}
      brand={{ name: brand, href: brandPath(brandSlug(brand)) }}
      // The title beside it says what it shows.
      picture={{ ...pictureOf(image, "", cardWidths), sizes, priority: isFirst }}
      secondPicture={second.picture ? { ...pictureOf(second.picture, "", cardWidths), sizes } : undefined}
      onPointerEnter={second.onPointerEnter}
      price={product.price}
      retailPrice={product.retailPrice}
      condition={condition ? { value: condition, label: words } : undefined}
      soldOut={product.isSoldOut}
      colors={colors.map((name) => ({ name, hex: colorHex(name) }))}
      titleId={titleId}
      headingLevel={headingLevel}
      wishlist={
        <LateHeart piece={{ id: productGid(id), category }} describedBy={titleId} mark={cardMark(product)} />
      }
    />
  );
}
