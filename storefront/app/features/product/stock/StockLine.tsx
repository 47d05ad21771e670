import { Link, Text } from "@circlet/design-system";
import { relatedId } from "../rows/ProductRows";
import * as css from "../ProductScreen.css";
import type { ProductVariant } from "../variants";

interface StockLineProps {
  /** Null if the product no longer has it. */
  readonly variant: ProductVariant | null;
  /** Whether it was for sale when the page was rendered. */
  readonly wasAvailable: boolean;
  readonly hasOthers: boolean;
}

/** The stock as the service returns it. Always one line, so that nothing moves. */
export function StockLine({ variant, wasAvailable, hasOthers }: StockLineProps) {
  return (
    <div role="status" className={css.stock}>
      {variant && !variant.isAvailable ? (
        <SoldLine variant={variant} wasAvailable={wasAvailable} hasOthers={hasOthers} />
      ) : (
        <Text size="small" tone={variant?.left === 1 ? "lowStock" : "muted"}>
          {leftOf(variant)}
        </Text>
      )}
    </div>
  );
}

function leftOf(variant: ProductVariant | null): string {
  if (variant === null) return "This page is out of date. Refresh it to see what is left.";
  if (variant.left === 1) return variant.size ? `One left in size ${variant.size}` : "One left";
  return "In stock";
}

function SoldLine({ variant, wasAvailable, hasOthers }: StockLineProps) {
  const just = wasAvailable ? "Just sold" : "Sold out";
  return (
    <Text size="small" tone="lowStock">
      {variant?.size ? `${just} in size ${variant.size}. ` : `${just}. `}
      {hasOthers ? (
        variant?.others.length ? (
          "Another choice is still here."
        ) : (
          "Another size or color is still here."
        )
      ) : (
        <Link href={`#${relatedId}`}>See similar items</Link>
      )}
    </Text>
  );
}
