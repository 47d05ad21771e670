import { EmailError } from "@circlet/service-kit/email/email-transport";
import { afterEach, expect, test, vi } from "vitest";
import { mailboxTransport } from "./mailbox-transport.ts";

afterEach(() => void vi.unstubAllGlobals());

const email = {
  to: "ada@circlet.example",
  message: { subject: "News", preview: "", heading: "News", blocks: [], reason: "A test" },
};
const transport = mailboxTransport({
  mailboxUrl: "http://localhost:4000/mailbox/emails",
  privateToken: "a-private-token-of-the-tests",
});
const send = () => transport?.send(email, "alerts.1").catch((error: unknown) => error);

test("an email goes to the mailbox with its id and the shop's private token", async () => {
  const fetch = vi.fn(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetch);
  expect(await send()).toBeUndefined();
  const [url, { headers, body }] = fetch.mock.calls[0] as unknown as [
    string,
    { headers: object; body: string },
  ];
  expect(url).toBe("http://localhost:4000/mailbox/emails");
  expect(headers).toMatchObject({ "shopify-storefront-private-token": "a-private-token-of-the-tests" });
  expect(JSON.parse(body)).toEqual({ id: "alerts.1", ...email });
});

test.each([
  [404, true],
  [400, true],
  [401, false],
  [503, false],
])("a response of %i is final: %s", async (status, isFinal) => {
  vi.stubGlobal("fetch", async () => new Response(null, { status }));
  expect(await send()).toEqual(new EmailError(`The mailbox responded with ${status}`, isFinal));
  expect(await send()).toMatchObject({ isFinal });
});

test("a mailbox that does not respond gets the email later", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  expect(await send()).toMatchObject({ message: "The mailbox does not respond", isFinal: false });
});
