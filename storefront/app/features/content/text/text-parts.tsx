import { Prose } from "@circlet/design-system";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import { shows } from "~/promises/promises";
import { savesData } from "~/loading/saves-data";
import * as company from "~/shop/company";
import { mailtoLink } from "~/shop/email-links";
import * as messages from "~/messages/en/content";
import * as css from "./text.css";

interface WithChildren {
  readonly children: ReactNode;
}

/** The components available in MDX texts. */
export const textParts = {
  a: ContentLink,
  Address: PostalAddress,
  /** What only a shop can say whose company is known. */
  Company: ({ children }: WithChildren) => shows("long-pages") && children,
  /** A text's first paragraph, in larger type. */
  Lead: ({ children }: WithChildren) => <Prose className={css.lead}>{children}</Prose>,
  EmailLink,
  Note: ({ children }: WithChildren) => (
    <div role="note" className={css.note}>
      {children}
    </div>
  ),
  Phone,
};

/** A link in a text. Links inside the shop navigate on the client. */
function ContentLink({ href = "", children, ...anchor }: ComponentProps<"a">) {
  if (!/^[/#]/.test(href)) {
    return (
      <a href={href} {...anchor}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} prefetch={savesData() ? "none" : "intent"} {...anchor}>
      {children}
    </Link>
  );
}

interface PostalAddressProps {
  /** The person or department after "Attn:". */
  readonly name?: string;
  readonly email: string;
  readonly phone?: boolean;
}

function PostalAddress({ name, email, phone = false }: PostalAddressProps) {
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

function EmailLink({ to }: { readonly to: string }) {
  return <a href={mailtoLink(to)}>{to}</a>;
}

function Phone() {
  return (
    <a href={company.phoneLink} className={css.whole}>
      {company.phone}
    </a>
  );
}
