import type { PointerEventHandler, ReactNode } from "react";
import { Badge } from "../../components/Badge/Badge.tsx";
import { ConditionRing, type Condition } from "../../components/ConditionRing/ConditionRing.tsx";
import { percentOff, type Amount } from "../../components/Price/money.ts";
import { Price } from "../../components/Price/Price.tsx";
import { classNames } from "../../css/class-names.ts";
import { productCardStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import { carryPicture } from "./carry-picture.ts";
import { CardColors, type CardColor } from "./CardColors.tsx";
import * as css from "./ProductCard.css.ts";

export interface ProductCardProps {
  href: string;
  title: string;
  brand: { name: string; href?: string | undefined };
  picture: PictureSource;
  /** Shown while a pointer rests on the card. */
  secondPicture?: PictureSource | undefined;
  /** A pointer comes to the card: the moment to fetch its second picture. */
  onPointerEnter?: PointerEventHandler | undefined;
  price: Amount;
  retailPrice?: Amount;
  /** The condition in words, with the size where it helps: "New with tags, S". */
  condition?: { value: Condition; label: string } | undefined;
  soldOut?: boolean | undefined;
  /** Dots are shown for more than one (specification A2). */
  colors?: readonly CardColor[] | undefined;
  /** Place of the wishlist heart, on the picture's corner. */
  wishlist?: ReactNode;
  /** So that the heart can be described by the title. */
  titleId?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  labels?: typeof productCardStrings;
  className?: string | undefined;
}

/** One piece in a listing or on a shelf: one link for the whole card; brand and heart are reached apart from it. */
export function ProductCard(props: ProductCardProps): ReactNode {
  const { title, brand, price, retailPrice, condition, soldOut = false, colors = [], wishlist } = props;
  const { headingLevel = 3, labels = productCardStrings } = props;
  const Title = `h${headingLevel}` as const;
  const percent = percentOff(price, retailPrice);
  return (
    <article
      className={classNames(css.root, props.className)}
      data-component="product-card"
      onPointerEnter={props.onPointerEnter}
    >
      <div className={css.place} data-part="picture">
        <Picture {...props.picture} className={css.picture} />
        {props.secondPicture && (
          <Picture {...props.secondPicture} alt="" className={classNames(css.picture, css.second)} />
        )}
        {soldOut && (
          <span className={css.soldOut} data-part="sold-out">
            <Badge>{labels.soldOut}</Badge>
          </span>
        )}
        {!soldOut && percent > 0 && <Badge className={css.percent}>{labels.percentOff(percent)}</Badge>}
        {colors.length > 1 && <CardColors colors={colors} labels={labels} />}
      </div>
      <div className={css.words}>
        {brand.href === undefined ? (
          <span className={css.brand} translate="no">
            {brand.name}
          </span>
        ) : (
          <NavigationLink href={brand.href} className={classNames(css.brand, css.brandLink)} translate="no">
            {brand.name}
          </NavigationLink>
        )}
        <Title id={props.titleId} className={css.title}>
          <NavigationLink href={props.href} className={css.link} transition onClick={carryPicture}>
            {title}
          </NavigationLink>
        </Title>
        <div className={css.facts}>
          <Price amount={price} retail={retailPrice} className={css.price} />
          {condition && (
            <p className={css.condition}>
              <ConditionRing condition={condition.value} size="small" />
              <span className={css.conditionLabel}>{condition.label}</span>
            </p>
          )}
        </div>
      </div>
      {/* Last, so that a keyboard meets the piece before what can be done with it. */}
      {wishlist && <div className={css.wishlist}>{wishlist}</div>}
    </article>
  );
}
