import { Link, Text } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as messages from "~/messages/en/product";
import { relatedId } from "../rows/ProductRows";
import * as css from "../ProductScreen.css";
import type { ProductVariant } from "../variants";

interface StockLineProps {
  /** Null if the variant no longer exists. */
  readonly variant: ProductVariant | null;
  /** Whether it was available when the page was rendered. */
  readonly wasAvailable: boolean;
  readonly hasOthers: boolean;
  /** Follows on the same line, such as a link to the cart. */
  readonly children?: ReactNode;
}

/** Tells how many are left. Always one line, so that nothing moves. */
export function StockLine({ variant, wasAvailable, hasOthers, children }: StockLineProps) {
  return (
    <div role="status" className={css.stock}>
      {variant && !variant.isAvailable ? (
        <SoldLine variant={variant} wasAvailable={wasAvailable} hasOthers={hasOthers} />
      ) : (
        <Text size="small" tone={variant?.left === 1 ? "lowStock" : "muted"}>
          <span>{leftOf(variant)}</span> {children}
        </Text>
      )}
    </div>
  );
}

function leftOf(variant: ProductVariant | null): string {
  if (variant === null) return messages.outOfDate;
  if (variant.left === 1) return variant.size ? messages.oneLeftInSize(variant.size) : messages.oneLeft;
  return messages.inStock;
}

function SoldLine({ variant, wasAvailable, hasOthers }: StockLineProps) {
  return (
    <Text size="small" tone="lowStock">
      <span>{soldText(variant, wasAvailable)}</span>
      {hasOthers ? (
        <span>{variant?.others.length ? messages.anotherChoice : messages.anotherSizeOrColor}</span>
      ) : (
        <Link href={`#${relatedId}`}>{messages.seeSimilar}</Link>
      )}
    </Text>
  );
}

function soldText(variant: ProductVariant | null, wasAvailable: boolean): string {
  const size = variant?.size;
  if (wasAvailable) return size ? messages.justSoldInSize(size) : messages.justSold;
  return size ? messages.nowSoldOutInSize(size) : messages.nowSoldOut;
}
