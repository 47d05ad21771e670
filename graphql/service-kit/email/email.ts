/** What an email says. Its HTML part and its plain-text part are made from this object (.github/decisions/0030). */
export interface EmailMessage {
  readonly subject: string;
  /** Email clients show it next to the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly EmailBlock[];
  readonly reason: string;
  /**
   * Stops emails of this kind. It also adds the sender's postal address, because emails that can be stopped are
   * marketing. Mail servers get the link too, in the headers of RFC 8058: it must stop the emails when something is
   * posted to it, without a sign-in, and must not when it is only opened.
   */
  readonly stop?: EmailLink;
  /** Who sends it. A service adds it to every email that it sends. */
  readonly sender?: EmailSender;
}

export interface EmailSender {
  readonly name: string;
  readonly postalAddress: string;
}

export type EmailBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly label: string; readonly code: string }
  | ({ readonly kind: "button" } & EmailLink)
  /** Products or totals, with an amount at the end of the row if there is one. */
  | { readonly kind: "rows"; readonly title: string; readonly rows: readonly EmailRow[] };

export interface EmailLink {
  readonly label: string;
  readonly href: string;
}

export interface EmailRow {
  readonly text: string;
  /** Makes the text a link. */
  readonly href?: string;
  readonly amount?: string;
  readonly strong?: boolean;
}

export interface AddressedEmail {
  readonly to: string;
  readonly message: EmailMessage;
}
