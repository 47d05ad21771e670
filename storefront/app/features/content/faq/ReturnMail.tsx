import { company } from "~/company/company";
import { returnMail } from "~/company/mail";

/** A link to order support with a prepared message. */
export function ReturnMail() {
  return <a href={returnMail()}>{company.supportEmail}</a>;
}
