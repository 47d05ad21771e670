import { ProductCard } from "@circlet/design-system";
import { useId } from "react";
import { Heart } from "~/shopper/wishlist/Heart";
import { brandPath, productPath } from "~/shop/paths";
import { cardWidths, imageOf } from "./image";
import type { CardProduct } from "./card-product";
import { LinkedProductsContext } from "./opened-product";
import { productGid } from "~/shop/product-gid";
import { brandSlug } from "~/shop/brand-slug";
import { conditions } from "~/shop/conditions";
import { termName } from "~/shop/term";

export interface ShopCardProps {
  readonly product: CardProduct;
  readonly sizes: string;
  /** Whether the card is visible when the page opens. Its image then loads first. */
  readonly isFirst?: boolean;
  readonly headingLevel?: 2 | 3;
}

export function ShopCard({ product, sizes, isFirst = false, headingLevel }: ShopCardProps) {
  const titleId = useId();
  const {
    id,
    handle,
    title,
    brand,
    category,
    condition,
    size,
    image,
    secondImage,
    colors,
    query = "",
  } = product;
  const slug = brandSlug(brand);
  const words = [condition && termName(conditions, condition), size].filter(Boolean).join(", ");
  return (
    <LinkedProductsContext value={[product]}>
      <ProductCard
        // A sold-out product has no page to link to.
        href={product.isSoldOut ? undefined : productPath(handle) + query}
        title={title}
        brand={{ name: brand, href: slug ? brandPath(slug) : undefined }}
        // Empty `alt`, because the card's title describes the image.
        image={{ ...imageOf(image, "", cardWidths), sizes, priority: isFirst }}
        secondImage={secondImage ? { ...imageOf(secondImage, "", cardWidths), sizes } : undefined}
        price={product.price}
        retailPrice={product.retailPrice}
        condition={condition ? { value: condition, label: words } : undefined}
        soldOut={product.isSoldOut}
        colors={colors}
        titleId={titleId}
        headingLevel={headingLevel}
        wishlist={<Heart product={{ id: productGid(id), category }} describedBy={titleId} />}
      />
    </LinkedProductsContext>
  );
}
