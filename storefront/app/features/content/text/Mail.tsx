import { mailtoLink } from "~/company/mail";

export interface MailProps {
  readonly to: string;
}

/** A link that opens the shopper's mail program. */
export function Mail({ to }: MailProps) {
  return <a href={mailtoLink(to)}>{to}</a>;
}
