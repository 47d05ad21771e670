import { mailtoLink } from "./mailto-link";

export interface MailProps {
  readonly to: string;
  readonly subject?: string;
}

/** An address that opens the shopper's mail program. */
export function Mail({ to, subject }: MailProps) {
  return <a href={mailtoLink(to, subject)}>{to}</a>;
}
