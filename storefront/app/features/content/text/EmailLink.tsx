import { mailtoLink } from "~/company/email-links";

export interface EmailLinkProps {
  readonly to: string;
}

/** A link that opens an email to the company. */
export function EmailLink({ to }: EmailLinkProps) {
  return <a href={mailtoLink(to)}>{to}</a>;
}
