import type { MouseEvent, SubmitEvent } from "react";
import { Link } from "../../components/Link/Link.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { Spinner } from "../../components/Spinner/Spinner.tsx";
import { cartStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { Picture } from "../Picture/Picture.tsx";
import type { CartActions, CartLineItem, RemoveForm } from "./cart.ts";
import * as css from "./CartLine.css.ts";

export interface CartLineProps {
  line: CartLineItem;
  onRemove?: (() => void) | undefined;
  onFollow?: CartActions["onFollow"];
  /** For where no script runs; with neither, the line has no way out. */
  removeForm?: RemoveForm | undefined;
  labels?: typeof cartStrings;
}

/**
 * A piece in the bag: picture, brand, title, price, and a way out (specification A2), which is open while the piece is
 * still on its way in: whoever changes their mind does not wait.
 */
export function CartLine({ line, onRemove, onFollow, removeForm, labels = cartStrings }: CartLineProps) {
  const { title, isPending = false } = line;

  function remove(event: SubmitEvent): void {
    if (!onRemove) return;
    event.preventDefault();
    onRemove();
  }

  return (
    <div className={css.root} aria-busy={isPending} data-component="cart-line">
      <div className={css.place}>
        {line.picture && <Picture sizes="96px" {...line.picture} className={css.picture} />}
      </div>
      <div className={css.words}>
        <p className={css.brand}>
          <NavigationLink href={line.brandHref} className={css.link} onClick={onFollow}>
            {line.brand}
          </NavigationLink>
        </p>
        <p className={css.title}>
          <NavigationLink href={line.href} className={css.link} onClick={onFollow}>
            {title}
          </NavigationLink>
        </p>
        {line.options && <p className={css.options}>{line.options}</p>}
        {line.isSoldOut && <p className={css.soldOut}>{labels.soldOut}</p>}
        <div className={css.end}>
          <Price amount={line.price} retail={line.retailPrice} />
          {(onRemove ?? removeForm) && (
            <form className={css.removeForm} method="post" action={removeForm?.action} onSubmit={remove}>
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

/** The next line moves up when one goes: the second click of a double click would take that one out, too. */
function onlyFirstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
