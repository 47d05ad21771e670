import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
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
  expect(await webhookReceiver(secret)(webhook("coat", sign("coat")), undefined)).toEqual({ text: "coat" });
});

test("a message with another body's signature is refused", async () => {
  expect(await webhookReceiver(secret)(webhook("coat", sign("hat")), undefined)).toEqual({ status: 401 });
});

test.each([null, "", "x", "A".repeat(44), `${"A".repeat(42)}=`, `${"A".repeat(43)}=`.repeat(2)])(
  "a message with the implausible signature %j is refused before its body is read",
  async (signature) => {
    const request = webhook("coat", signature);
    Object.defineProperty(request, "body", { get: () => expect.unreachable("The body was read") });
    expect(await webhookReceiver(secret)(request, undefined)).toEqual({ status: 401 });
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
  expect(await webhookReceiver(secret)(webhook(body, sign("")), undefined)).toEqual({ status: 413 });
  expect(sent).toBeLessThan(6);
});

test("among many slow messages, few are held, and another network's quick one is received", async () => {
  const receive = webhookReceiver(secret);
  const slow = Array.from({ length: 150 }, () => endless(sign("slow")));
  const refusals = slow.map(({ request }) => receive(request, "203.0.113.7"));
  const refused = await Promise.all(refusals.slice(8));
  expect(new Set(refused.map((refusal) => "status" in refusal && refusal.status))).toEqual(new Set([503]));
  expect(await receive(webhook("coat", sign("coat")), "198.51.100.1")).toEqual({ text: "coat" });
  // It took the place of the oldest.
  expect(await refusals[0]).toEqual({ status: 503 });
  await slow[0]?.canceled;
});

test("a message that is being read keeps its place while another network sends many", async () => {
  const receive = webhookReceiver(secret);
  const body = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      await body.promise;
      controller.enqueue(new TextEncoder().encode("coat"));
      controller.close();
    },
  });
  const read = receive(webhook(stream, sign("coat")), "198.51.100.1");
  for (let count = 0; count < 150; count += 1) void receive(endless(sign("slow")).request, "203.0.113.7");
  body.resolve();
  expect(await read).toEqual({ text: "coat" });
});

test("a network's own slow message gives way after two seconds, not before", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const receive = webhookReceiver(secret);
  const slow = Array.from({ length: 8 }, () => receive(endless(sign("slow")).request, "203.0.113.7"));
  vi.advanceTimersByTime(1999);
  const coat = () => receive(webhook("coat", sign("coat")), "203.0.113.7");
  expect(await coat()).toEqual({ status: 503 });
  vi.advanceTimersByTime(1);
  expect(await coat()).toEqual({ text: "coat" });
  expect(await slow[0]).toEqual({ status: 503 });
  vi.useRealTimers();
});
