import { company } from "~/lib/policies";
import { returnMail } from "~/lib/support-mail";

/** Order support, with the message begun. */
export function ReturnMail() {
  return <a href={returnMail()}>{company.supportEmail}</a>;
}
