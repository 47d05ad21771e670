import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { useFormatPrice } from "../../components/Price/LocaleProvider.tsx";
import { toCents } from "../../components/Price/money.ts";
import { cartStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import type { CartTotals } from "./cart.ts";
import * as css from "./CartSummary.css.ts";

export interface CartTotalsListProps extends RootProps<"dl">, CartTotals {
  labels?: Partial<typeof cartStrings> | undefined;
}

/** Discounts, total and savings. An unknown total shows as "Updating...". */
export function CartTotalsList(props: CartTotalsListProps) {
  const { total, saved, discounts, labels: given, className, ...rest } = props;
  const labels = useLabels(cartStrings, given);
  const format = useFormatPrice();
  const row = (name: string, value: string, tone: keyof typeof css.rows): ReactNode => (
    <div key={name} className={css.rows[tone]}>
      <dt className={css.name}>{name}</dt>
      <dd translate={value === labels.updating ? "yes" : "no"}>{value}</dd>
    </div>
  );
  return (
    <dl {...rest} className={classNames(css.totals, className)}>
      {discounts?.map(({ name, amount }) => row(name, `−${format(amount)}`, "sale"))}
      {row(labels.total, total == null ? labels.updating : format(total), "strong")}
      {toCents(saved) ? row(labels.saved, format(saved), "sale") : null}
    </dl>
  );
}
