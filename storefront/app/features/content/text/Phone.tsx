import { company } from "~/company/company";
import * as css from "./text.css";

/** The customer-service line. */
export function Phone() {
  return (
    <a href={company.phoneLink} className={css.whole}>
      {company.phone}
    </a>
  );
}
