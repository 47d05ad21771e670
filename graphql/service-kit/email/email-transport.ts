import type { AddressedEmail } from "./email.ts";

export interface EmailTransport {
  /** Resolves once the receiver accepts it. Retries send the same id. Throws an `EmailError`. */
  readonly send: (message: AddressedEmail, id: string) => Promise<void>;
  readonly close: () => void;
}

/** An email was not sent. The message is safe to log: it has no address. */
export class EmailError extends Error {
  override readonly name = "EmailError";
  /** Whether another attempt would get the same answer. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal = false) {
    super(message);
    this.isFinal = isFinal;
  }
}
