import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { useFormatPrice } from "../../components/Price/LocaleProvider.tsx";
import { toCents } from "../../components/Price/money.ts";
import { cartStrings } from "../../strings.ts";
import { withDefaults } from "../../strings/with-defaults.ts";
import type { CartTotals } from "./cart.ts";
import * as css from "./CartSummary.css.ts";

export interface CartTotalsListProps extends RootProps<"dl">, CartTotals {
  labels?: Partial<typeof cartStrings> | undefined;
}

/** Discounts, total and savings. An unknown total shows as "Updating...". */
export function CartTotalsList(props: CartTotalsListProps) {
  const { total, saved, discounts, labels: given, className, ...rest } = props;
  const labels = withDefaults(cartStrings, given);
  const format = useFormatPrice();
  const isUpdating = total === null || total === undefined;
  return (
    <dl {...rest} className={classNames(css.totals, className)}>
      {discounts?.map(({ name, amount }) => (
        <Row key={name} name={name} value={`−${format(amount)}`} tone="sale" />
      ))}
      <Row name={labels.total} value={isUpdating ? labels.updating : format(total)} tone="strong" />
      {toCents(saved) ? <Row name={labels.saved} value={format(saved)} tone="sale" /> : null}
    </dl>
  );
}

function Row({ name, value, tone }: { name: string; value: string; tone: keyof typeof css.rows }) {
  return (
    <div className={css.rows[tone]}>
      <dt className={css.name}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
