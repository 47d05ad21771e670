import { company } from "~/company/company";
import { returnMail } from "~/company/mail";

/** A link that opens a prepared email to order support. */
export function ReturnMail() {
  return <a href={returnMail()}>{company.supportEmail}</a>;
}
