import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { receiveDeletedCustomer } from "./customers-delete.ts";

const secret = "a-secret-of-the-tests";
const sign = (body: string) => createHmac("sha256", secret).update(body).digest("base64");
const customer = JSON.stringify({ id: 7_064_055, phone: null, admin_graphql_api_id: "ignored" });

async function receive(body: string, { signature = sign(body), fails = false } = {}) {
  const forgotten: string[] = [];
  const forget = async (id: string) => {
    if (fails) throw new Error("The database is away");
    forgotten.push(id);
  };
  const headers = { "x-shopify-hmac-sha256": signature };
  const request = new Request("http://localhost/webhooks/customers/delete", {
    method: "POST",
    body,
    headers,
  });
  const { status } = await receiveDeletedCustomer(request, { secret, forget, log: () => undefined });
  return { status, forgotten };
}

test("forgets a deleted customer", async () => {
  expect(await receive('{"id":7064055}')).toEqual({
    status: 200,
    forgotten: ["gid://shopify/Customer/7064055"],
  });
});

test.each(["", "wrong", sign("another body")])("refuses the signature %j", async (signature) => {
  expect(await receive(customer, { signature })).toEqual({ status: 401, forgotten: [] });
});

test.each(["", "{}", '{"id":"x"}', '{"id":1.5}'])("refuses the signed body %j", async (body) => {
  expect(await receive(body)).toEqual({ status: 400, forgotten: [] });
});

test("asks the platform to resend a deletion that failed", async () => {
  expect(await receive('{"id":7064055}', { fails: true })).toMatchObject({ status: 503 });
});
