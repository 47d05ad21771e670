import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { webhookReceiver } from "./webhook-receiver.ts";

const secret = "a-secret-between-the-two";
const sign = (body: string) => createHmac("sha256", secret).update(body).digest("base64");

function webhook(body: string | ReadableStream, signature: string | null): Request {
  const headers = signature === null ? {} : { "X-Shopify-Hmac-Sha256": signature };
  return new Request("http://shop.example/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  });
}

/** A webhook whose body never ends. */
function endless(signature: string) {
  const canceled = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({ cancel: () => canceled.resolve() });
  return { request: webhook(body, signature), canceled: canceled.promise };
}

test("a signed message is received", async () => {
  expect(await webhookReceiver(secret)(webhook("coat", sign("coat")))).toEqual({ text: "coat" });
});

test("a message with another body's signature is refused", async () => {
  expect(await webhookReceiver(secret)(webhook("coat", sign("hat")))).toEqual({ status: 401 });
});

test.each([null, "", "x", "A".repeat(44), `${"A".repeat(42)}=`, `${"A".repeat(43)}=`.repeat(2)])(
  "a message with the implausible signature %j is refused before its body is read",
  async (signature) => {
    const request = webhook("coat", signature);
    Object.defineProperty(request, "body", { get: () => expect.unreachable("The body was read") });
    expect(await webhookReceiver(secret)(request)).toEqual({ status: 401 });
  },
);

test("a message that is too long is refused as soon as it is", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  expect(await webhookReceiver(secret)(webhook(body, sign("")))).toEqual({ status: 413 });
  expect(sent).toBeLessThan(6);
});

test("among many slow messages, few are held, and a quick one is received", async () => {
  const receive = webhookReceiver(secret);
  const slow = Array.from({ length: 150 }, () => endless(sign("slow")));
  const refusals = slow.map(({ request }) => receive(request));
  expect(await receive(webhook("coat", sign("coat")))).toEqual({ text: "coat" });
  // The others still send.
  const refused = await Promise.all(refusals.slice(0, 143));
  expect(new Set(refused.map((refusal) => "status" in refusal && refusal.status))).toEqual(new Set([503]));
  await Promise.all(slow.slice(0, 143).map(({ canceled }) => canceled));
});
