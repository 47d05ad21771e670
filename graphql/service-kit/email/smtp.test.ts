import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { EmailError } from "./email-transport.ts";
import { smtpTransport } from "./smtp.ts";

const message = { subject: "News", preview: "", heading: "News", blocks: [], reason: "A test" };

/** What sending gets from a mail server that refuses the recipient with this code; without one, none listens. */
async function sendTo(responseCode?: number): Promise<unknown> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`${address} is unknown`), { responseCode })),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  if (responseCode === undefined) await close();
  else onTestFinished(close);
  const transport = smtpTransport({
    smtpHost: "127.0.0.1",
    smtpPort: port,
    smtpUser: undefined,
    smtpPassword: undefined,
    mailFrom: "mail@circlet.example",
  });
  onTestFinished(() => transport?.close());
  return transport?.send({ to: "ada@circlet.example", message }, "1").catch((error: unknown) => error);
}

test.each([
  ["refuses the address for good", 550, "SMTP 550", true],
  ["refuses it for now", 451, "SMTP 451", false],
  ["refuses our login", 535, "SMTP 535", false],
  ["does not listen", undefined, "ESOCKET", false],
])(
  "the error of a mail server that %s has no address and says whether it is final",
  async (_what, code, text, isFinal) => {
    const error = await sendTo(code);
    expect(error).toBeInstanceOf(EmailError);
    expect(error).toMatchObject({ message: text, isFinal });
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain("ada@");
  },
);
