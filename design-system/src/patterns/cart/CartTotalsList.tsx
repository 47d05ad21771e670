import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { useFormatPrice } from "../../components/Price/LocaleProvider.tsx";
import { type Amount, toCents } from "../../components/Price/money.ts";
import { cartStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import type { CartTotals } from "./cart.ts";
import * as css from "./CartSummary.css.ts";

export interface CartTotalsListProps extends RootProps<"dl">, CartTotals {
  labels?: Partial<typeof cartStrings> | undefined;
}

/** Charges, discounts, total and savings. An unknown amount shows as "Updating...". */
export function CartTotalsList(props: CartTotalsListProps) {
  const { total, saved, discounts, charges, labels: given, className, ...rest } = props;
  const labels = useLabels(cartStrings, given);
  const format = useFormatPrice();
  const known = (amount: Amount): string => (amount == null ? labels.updating : format(amount));
  const row = (name: string, value: string, tone: keyof typeof css.rows): ReactNode => (
    <div key={name} className={css.rows[tone]}>
      <dt className={css.name}>{name}</dt>
      <dd translate={value === labels.updating ? "yes" : "no"}>{value}</dd>
    </div>
  );
  return (
    <dl {...rest} className={classNames(css.totals, className)}>
      {charges?.map(({ name, amount, text }) => row(name, text ?? known(amount), "plain"))}
      {discounts?.map(({ name, amount }) => row(name, `−${format(amount)}`, "sale"))}
      {row(labels.total, known(total), "strong")}
      {toCents(saved) ? row(labels.saved, format(saved), "sale") : null}
    </dl>
  );
}
