import { createHmac } from "node:crypto";
import { webhookReceiver } from "@circlet/service-kit/http/webhook-receiver";
import { expect, test } from "vitest";
import { receiveCustomer, type WebhookCustomer } from "./customer-webhook.ts";

const secret = "a-secret-of-the-tests";
const sign = (body: string) => createHmac("sha256", secret).update(body).digest("base64");
const customer = JSON.stringify({ id: 7_064_055, phone: null, admin_graphql_api_id: "ignored" });

async function receive(body: string, { signature = sign(body), fails = false } = {}) {
  const saved: WebhookCustomer[] = [];
  const save = async (change: WebhookCustomer) => {
    if (fails) throw new Error("The database is away");
    saved.push(change);
  };
  const headers = { "x-shopify-hmac-sha256": signature };
  const request = new Request("http://localhost/webhooks/customers/update", {
    method: "POST",
    body,
    headers,
  });
  const { status } = await receiveCustomer(request, {
    receive: webhookReceiver(secret),
    save,
    log: () => undefined,
  });
  return { status, saved };
}

test.each([
  ['{"id":7064055}', null],
  ['{"id":"7064055","email":null}', null],
  ['{"id":7064055,"email":""}', null],
  ['{"id":7064055,"email":"ada@circlet.example"}', "ada@circlet.example"],
])("the webhook of %s names its customer", async (body, email) => {
  expect(await receive(body)).toEqual({
    status: 200,
    saved: [{ id: "gid://shopify/Customer/7064055", email }],
  });
});

test.each(["", "wrong", sign("another body")])("the signature %j is refused", async (signature) => {
  expect(await receive(customer, { signature })).toEqual({ status: 401, saved: [] });
});

test.each(["", "{}", '{"id":"x"}', '{"id":1.5}', '{"id":1,"email":2}'])(
  "the signed body %j is refused",
  async (body) => {
    expect(await receive(body)).toEqual({ status: 400, saved: [] });
  },
);

test("the platform is asked to resend a change that failed", async () => {
  expect(await receive(customer, { fails: true })).toMatchObject({ status: 503 });
});
