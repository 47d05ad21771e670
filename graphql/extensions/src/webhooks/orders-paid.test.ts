import { createHmac } from "node:crypto";
import { webhookReceiver } from "@circlet/service-kit/http/webhook-receiver";
import { expect, test } from "vitest";
import type { PaidOrder } from "../orders/order-store.ts";
import { receivePaidOrder } from "./orders-paid.ts";

const secret = "a-secret-of-the-tests";
const order = {
  id: 5_123_456_789_012,
  processed_at: "2026-03-01T10:00:00-05:00",
  email: "ada@circlet.example",
  line_items: [{ product_id: 11 }, { product_id: 12 }, { product_id: 11 }, { product_id: null }],
};

async function receive(body: string, { signature = sign(body), fails = false } = {}) {
  const stored: PaidOrder[] = [];
  const save = async (order: PaidOrder) => {
    if (fails) throw new Error("The database is away");
    stored.push(order);
  };
  const headers = { "x-shopify-hmac-sha256": signature };
  const request = new Request("http://localhost/webhooks/orders/paid", { method: "POST", body, headers });
  const { status } = await receivePaidOrder(request, {
    receive: webhookReceiver(secret),
    save,
    log: () => undefined,
  });
  return { status, stored };
}
const sign = (body: string) => createHmac("sha256", secret).update(body).digest("base64");

test("the products of an order are stored, and no customer data", async () => {
  expect(await receive(JSON.stringify(order))).toEqual({
    status: 200,
    stored: [{ id: "5123456789012", paidAt: new Date("2026-03-01T15:00:00Z"), productNumbers: ["11", "12"] }],
  });
});

test.each(["", "wrong", sign("another body")])("the signature %j is refused", async (signature) => {
  expect(await receive(JSON.stringify(order), { signature })).toEqual({ status: 401, stored: [] });
});

test.each(["", "{}", "[]", '{"id":"x","line_items":[]}'])("the signed body %j is refused", async (body) => {
  expect(await receive(body)).toEqual({ status: 400, stored: [] });
});

test("the platform is asked to resend an order that could not be stored", async () => {
  expect(await receive(JSON.stringify(order), { fails: true })).toMatchObject({ status: 503 });
});
