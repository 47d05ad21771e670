import type { MouseEvent, ReactNode, SubmitEvent } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { Link } from "../../components/Link/Link.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { Spinner } from "../../components/Spinner/Spinner.tsx";
import { cartStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { NavigationLink } from "../layout/Navigation/NavigationLink.tsx";
import { Image } from "../catalog/Image/Image.tsx";
import type { CartActions, CartLineItem, RemoveForm } from "./cart.ts";
import * as css from "./CartLine.css.ts";

export interface CartLineProps extends RootProps<"div"> {
  /** The product, with the shopper's choice and its price. */
  line: CartLineItem;
  /** Called when the shopper removes the line. Without it, the line is fixed. */
  onRemove?: (() => void) | undefined;
  onFollow?: CartActions["onFollow"];
  /** The form that removes the line without JavaScript. Without this and `onRemove`, there is no Remove button. */
  removeForm?: RemoveForm | undefined;
  /** A `QuantityStepper`, in front of the price. */
  quantityControl?: ReactNode;
  labels?: Partial<typeof cartStrings> | undefined;
}

/** A product in the cart. Its Remove button works even while the product is being added. */
export function CartLine({
  line,
  onRemove,
  onFollow,
  removeForm,
  quantityControl,
  labels: given,
  className,
  ...rest
}: CartLineProps) {
  const labels = useLabels(cartStrings, given);
  const { title, isPending = false } = line;

  function removeLine(event: SubmitEvent): void {
    if (!onRemove) return;
    event.preventDefault();
    onRemove();
  }

  return (
    <div
      aria-busy={isPending}
      {...rest}
      className={classNames(css.root, className)}
      data-component="cart-line"
    >
      <div className={css.frame}>
        {line.image && <Image sizes="96px" {...line.image} className={css.image} />}
      </div>
      <div className={css.words}>
        {line.brand && (
          <p className={css.brand}>
            <NavigationLink href={line.brandHref} className={css.link} dir="auto" onClick={onFollow}>
              {line.brand}
            </NavigationLink>
          </p>
        )}
        <p className={css.title}>
          <NavigationLink href={line.href} className={css.link} dir="auto" onClick={onFollow}>
            {title}
          </NavigationLink>
        </p>
        {line.options && (
          <p className={css.options}>
            <bdi>{line.options}</bdi>
          </p>
        )}
        {line.isSoldOut && <p className={css.soldOut}>{labels.soldOut}</p>}
        <div className={css.end}>
          {quantityControl}
          <Price amount={line.price} retail={line.retailPrice} />
          {(onRemove ?? removeForm) && (
            <form className={css.removeForm} method="post" action={removeForm?.action} onSubmit={removeLine}>
              {Object.entries(removeForm?.fields ?? {}).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              {isPending && <Spinner className={css.working} />}
              <Link asChild standalone tone="muted" className={css.remove}>
                <button
                  type="submit"
                  aria-label={labels.removeNamed(title)}
                  data-part="remove"
                  onClick={onlyFirstClick}
                >
                  {labels.remove}
                </button>
              </Link>
            </form>
          )}
        </div>
        {line.error && (
          <p role="alert" className={css.error}>
            {line.error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The next line moves up after a removal. Ignore the second half of a double click, which would remove it, too. */
function onlyFirstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
