import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedEmail {
  /** The addresses that the mail server was asked to deliver to. */
  readonly recipients: readonly string[];
  readonly email: Email;
}

export interface TestMailServer {
  readonly port: number;
  /** Resolves with the next email that nobody has asked for yet. */
  readonly next: () => Promise<ReceivedEmail>;
  readonly close: () => Promise<void>;
}

/** A mail server on a free port that asks for the given login and keeps what it gets. */
export async function openMailServer(login: {
  readonly user: string;
  readonly password: string;
}): Promise<TestMailServer> {
  const received: ReceivedEmail[] = [];
  const waiting: ((message: ReceivedEmail) => void)[] = [];
  const keep = async (recipients: string[], stream: Readable) => {
    const message = { recipients, email: await PostalMime.parse(await buffer(stream)) };
    const waiter = waiting.shift();
    if (waiter) waiter(message);
    else received.push(message);
  };
  const server = new SMTPServer({
    // Its certificate is not one that clients trust.
    hideSTARTTLS: true,
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === login.user && password === login.password
        ? done(null, { user: username })
        : done(new Error("Unknown user")),
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      void keep(recipients, stream).finally(() => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const next = async () => received.shift() ?? new Promise<ReceivedEmail>((resolve) => waiting.push(resolve));
  return { port, next, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
