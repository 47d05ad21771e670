import { mailtoLink } from "~/lib/mailto-link";

export interface MailProps {
  readonly to: string;
}

/** An address that opens the shopper's mail program. */
export function Mail({ to }: MailProps) {
  return <a href={mailtoLink(to)}>{to}</a>;
}
