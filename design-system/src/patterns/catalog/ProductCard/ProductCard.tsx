import { useRef, useState, type PointerEvent, type ReactNode } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { ConditionRing, type Condition } from "../../../components/ConditionRing/ConditionRing.tsx";
import { percentOff, type Amount } from "../../../components/Price/money.ts";
import { Price } from "../../../components/Price/Price.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { productCardStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import { Image, type ImageSource } from "../Image/Image.tsx";
import { CardColors, type CardColor } from "./CardColors.tsx";
import * as css from "./ProductCard.css.ts";

export interface ProductCardProps extends RootProps<
  "article",
  "onPointerEnter" | "onPointerLeave" | "onPointerDown"
> {
  /** The product's page. Without one, the card is not a link; a sold-out product may have no page. */
  href?: string | undefined;
  title: string;
  /** The brand, with the address of its page if there is one. */
  brand: { name: string; href?: string | undefined };
  image: ImageSource;
  /** Shown while a mouse rests on the card. It is not rendered or loaded until then. */
  secondImage?: ImageSource | undefined;
  price: Amount;
  retailPrice?: Amount;
  /** The condition, optionally with the size: "New with tags, S". */
  condition?: { value: Condition; label: string } | undefined;
  /** Says so over the image. */
  soldOut?: boolean | undefined;
  /** Shown as dots if there is more than one. */
  colors?: readonly CardColor[] | undefined;
  /** A `WishlistButton` for the corner of the image. */
  wishlist?: ReactNode;
  /** The title's id, so that it can describe the wishlist button. */
  titleId?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  labels?: Partial<typeof productCardStrings> | undefined;
}

const noColors: readonly CardColor[] = [];

/** Milliseconds before a card counts as hovered. Crossing or clicking it loads nothing. */
const hoverDelay = 100;

/** A product in a listing or shelf. The whole card is one link, except for the brand and the wishlist button. */
export function ProductCard({
  href,
  title,
  brand,
  image,
  secondImage,
  price,
  retailPrice,
  condition,
  soldOut = false,
  colors = noColors,
  wishlist,
  titleId,
  headingLevel = 3,
  labels: given,
  className,
  ...rest
}: ProductCardProps): ReactNode {
  const labels = useLabels(productCardStrings, given);
  const [wasHovered, setHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const Title = `h${headingLevel}` as const;
  const percent = percentOff(price, retailPrice);
  function startHover({ pointerType }: PointerEvent): void {
    if (pointerType === "mouse") timer.current = setTimeout(() => setHovered(true), hoverDelay);
  }
  const endHover = (): void => clearTimeout(timer.current);
  return (
    <article
      {...rest}
      className={classNames(css.root, className)}
      data-component="product-card"
      {...(secondImage && { onPointerEnter: startHover, onPointerLeave: endHover, onPointerDown: endHover })}
    >
      <Image
        name={title}
        {...image}
        className={classNames(css.image, soldOut && css.sold)}
        data-part="image"
      />
      {secondImage && wasHovered && !soldOut && (
        <Image {...secondImage} alt="" className={classNames(css.image, css.second)} />
      )}
      {soldOut && (
        <Badge className={css.soldOut} data-part="sold-out">
          {labels.soldOut}
        </Badge>
      )}
      {!soldOut && percent > 0 && <Badge className={css.percent}>{labels.percentOff(percent)}</Badge>}
      {colors.length > 1 && <CardColors colors={colors} labels={labels} className={css.colors} />}
      {brand.href === undefined ? (
        <span className={css.brand} dir="auto" translate="no">
          {brand.name}
        </span>
      ) : (
        <NavigationLink
          href={brand.href}
          className={classNames(css.brand, css.brandLink)}
          dir="auto"
          translate="no"
        >
          {brand.name}
        </NavigationLink>
      )}
      <Title id={titleId} className={css.title}>
        {href === undefined ? (
          <bdi>{title}</bdi>
        ) : (
          <NavigationLink href={href} className={css.link} dir="auto">
            {title}
          </NavigationLink>
        )}
      </Title>
      <Price amount={price} retail={retailPrice} className={css.price} />
      {condition && (
        <p key={condition.label} className={css.condition}>
          <ConditionRing condition={condition.value} className={css.ring} />
          {condition.label}
        </p>
      )}
      {/* Last in tab order, so that the product comes before its actions. */}
      {wishlist}
    </article>
  );
}
