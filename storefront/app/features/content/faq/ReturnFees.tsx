import { returnPolicy } from "~/constants";
import * as css from "./FaqScreen.css";

const { days, freeByMailDays, restockingFee, shoesShippingFee } = returnPolicy;

/** What returning by mail costs. */
export function ReturnFees() {
  return (
    <dl className={css.fees}>
      <dt className={css.span}>Days 1 to {freeByMailDays}</dt>
      <dd>Free by mail.</dd>
      <dt className={css.span}>
        Days {freeByMailDays + 1} to {days}
      </dt>
      <dd>
        ${restockingFee} restocking fee per item. For shoes, ${shoesShippingFee} more for return shipping.
      </dd>
    </dl>
  );
}
