import { company } from "~/company/company";
import { returnEmail } from "~/company/email-links";

/** A link that opens a prepared email to order support. */
export function ReturnEmailLink() {
  return <a href={returnEmail()}>{company.supportEmail}</a>;
}
