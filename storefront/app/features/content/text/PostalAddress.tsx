import { company } from "~/company/company";
import * as messages from "~/messages/en/content";
import { EmailLink } from "./EmailLink";
import { Phone } from "./Phone";
import * as css from "./text.css";

export interface PostalAddressProps {
  /** The person or department after "Attn:". */
  readonly name?: string;
  readonly email: string;
  readonly phone?: boolean;
}

export function PostalAddress({ name, email, phone = false }: PostalAddressProps) {
  return (
    <address className={css.address}>
      <strong>{company.legalName}</strong>
      {name && <span>{messages.attention(name)}</span>}
      <span>{company.street}</span>
      <span>{company.city}</span>
      <EmailLink to={email} />
      {phone && <Phone />}
    </address>
  );
}
