import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { useFormatPrice } from "../../components/Price/LocaleProvider.tsx";
import { toCents } from "../../components/Price/money.ts";
import { cartStrings } from "../../strings.ts";
import { withDefaults } from "../../strings/with-defaults.ts";
import { NavigationLink } from "../layout/Navigation/NavigationLink.tsx";
import type { CartActions, CartContents, CartPlaces, CartTotals } from "./cart.ts";
import * as css from "./CartSummary.css.ts";

export interface CartSummaryProps extends RootProps<"div">, CartTotals, Omit<CartPlaces, "searchHref"> {
  checkoutHref?: string | null | undefined;
  /** A field for a discount code, or the link to it. */
  code?: CartContents["code"];
  onFollow?: CartActions["onFollow"];
  onCheckout?: CartActions["onCheckout"];
  labels?: Partial<typeof cartStrings> | undefined;
}

/** Total, savings, the link to the checkout, and the agreement note. */
export function CartSummary({
  total,
  saved,
  discounts,
  checkoutHref,
  termsHref,
  privacyHref,
  code,
  onFollow,
  onCheckout,
  labels: given,
  className,
  ...rest
}: CartSummaryProps) {
  const labels = withDefaults(cartStrings, given);
  const format = useFormatPrice();
  const isUpdating = total === null || total === undefined;
  return (
    <div {...rest} className={classNames(css.root, className)} data-component="cart-summary">
      <dl className={css.totals}>
        {discounts?.map(({ name, amount }) => (
          <Row key={name} name={name} value={`−${format(amount)}`} tone="sale" />
        ))}
        <Row name={labels.total} value={isUpdating ? labels.updating : format(total)} tone="strong" />
        {(toCents(saved) ?? 0) !== 0 && <Row name={labels.saved} value={format(saved)} tone="sale" />}
      </dl>
      {code}
      <Button asChild size="large" fullWidth loading={isUpdating}>
        {/* A plain link: the checkout is outside the shop's router. */}
        <a href={checkoutHref ?? "/"} onClick={onCheckout}>
          {labels.checkout}
        </a>
      </Button>
      <p className={css.agreement}>
        {labels.agreementLead}{" "}
        <Link asChild>
          <NavigationLink href={termsHref} onClick={onFollow}>
            {labels.terms}
          </NavigationLink>
        </Link>{" "}
        {labels.agreementJoin}{" "}
        <Link asChild>
          <NavigationLink href={privacyHref} onClick={onFollow}>
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
