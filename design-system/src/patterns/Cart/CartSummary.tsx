import { Button } from "../../components/Button/Button.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { formatPrice, toCents } from "../../components/Price/money.ts";
import { cartStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import type { CartActions, CartPlaces, CartTotals } from "./cart.ts";
import * as css from "./CartSummary.css.ts";

export interface CartSummaryProps extends CartTotals, CartPlaces {
  checkoutHref?: string | null | undefined;
  onFollow?: CartActions["onFollow"];
  onCheckout?: CartActions["onCheckout"];
  labels?: typeof cartStrings;
}

/** Total, what is saved, the way to the checkout, and what going there agrees to. */
export function CartSummary(props: CartSummaryProps) {
  const { total, saved, discounts = [], checkoutHref, onFollow, onCheckout, labels = cartStrings } = props;
  const isUpdating = total === null || total === undefined;
  return (
    <div className={css.root} data-component="cart-summary">
      <dl className={css.totals}>
        {discounts.map(({ name, amount }) => (
          <Row key={name} name={name} value={`−${formatPrice(amount)}`} tone="sale" />
        ))}
        <Row name={labels.total} value={isUpdating ? labels.updating : formatPrice(total)} tone="strong" />
        {(toCents(saved) ?? 0) !== 0 && <Row name={labels.saved} value={formatPrice(saved)} tone="sale" />}
      </dl>
      <Button asChild size="large" fullWidth loading={isUpdating}>
        {/* Leads out of the shop: no link of its router. */}
        <a href={checkoutHref ?? "/"} onClick={onCheckout}>
          {labels.checkout}
        </a>
      </Button>
      <p className={css.agreement}>
        {labels.agreementLead}{" "}
        <Link asChild>
          <NavigationLink href={props.termsHref} onClick={onFollow}>
            {labels.terms}
          </NavigationLink>
        </Link>{" "}
        {labels.agreementJoin}{" "}
        <Link asChild>
          <NavigationLink href={props.privacyHref} onClick={onFollow}>
            {labels.privacy}
          </NavigationLink>
        </Link>
        .
      </p>
    </div>
  );
}

function Row({ name, value, tone }: { name: string; value: string; tone: keyof typeof css.rows }) {
  return (
    <div className={css.rows[tone]}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
