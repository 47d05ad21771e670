import { mailtoLink } from "~/company/mail";

export interface MailProps {
  readonly to: string;
}

/** A link that opens an email to the company. */
export function Mail({ to }: MailProps) {
  return <a href={mailtoLink(to)}>{to}</a>;
}
