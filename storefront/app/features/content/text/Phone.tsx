import { company } from "~/company/policies";
import * as css from "./text.css";

/** The customer-service line. */
export function Phone() {
  return (
    <a href={company.phoneLink} className={css.whole}>
      {company.phone}
    </a>
  );
}
