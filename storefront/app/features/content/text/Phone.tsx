import { company } from "~/company/company";
import * as css from "./text.css";

/** The phone number of customer service, as a link. */
export function Phone() {
  return (
    <a href={company.phoneLink} className={css.whole}>
      {company.phone}
    </a>
  );
}
