import { afterAll, describe, expect, test } from "vitest";
import { saveTestVariant } from "../cart/cart.fixture.ts";
import { post } from "../checkout/shopper.fixture.ts";
import { all, get } from "../database/statement.ts";
import { openTestShop } from "../../tests/test-shop.fixture.ts";
import { newTracking } from "../orders/tracking/tracking.ts";
import { findGiftCard, issueGiftCard, payWithGiftCard } from "../gift-cards/gift-card-store.ts";
import { testOrder } from "../orders/order.fixture.ts";

const email = "ada@circlet.example";
const tracking = newTracking();

const shop = await openTestShop();
saveTestVariant(shop.database, "Maren Wrap Dress");
const [product] = all<{ handle: string }>(shop.database, "SELECT handle FROM product");
const id = testOrder(shop.database, email, [product!.handle], { status: "IN_TRANSIT", tracking });
const number = get<{ number: number }>(
  shop.database,
  "SELECT number FROM customer_order WHERE id = ?",
  id,
)!.number;
afterAll(() => shop.close());

const send = (fields: Record<string, string>, headers?: Record<string, string>) =>
  post(`${shop.url}/order-status`, fields, headers);

/** The page that the form redirects to. */
async function answerTo(fields: Record<string, string>): Promise<{ status: number; page: string }> {
  const response = await send(fields);
  expect(response.status).toBe(303);
  const location = response.headers.get("location") ?? "";
  expect(location).toMatch(/^\/order-status\?answer=[\w-]{36}$/);
  const page = await fetch(shop.url + location);
  return { status: page.status, page: await page.text() };
}

test.each([
  ["as written", (order: number) => `${order}`, email],
  ["with # and spaces, and the email in capitals", (order: number) => ` #${order} `, " ADA@Circlet.example "],
])("a guest sees the order by its number and email, %s", async (_how, written, address) => {
  const { status, page } = await answerTo({ number: written(number), email: address });
  expect(status).toBe(200);
  for (const words of [`Order #${number}`, "on its way", "Maren Wrap Dress", "Portland", "Oregon"])
    expect(page).toContain(words);
  expect(page).toContain(`${shop.url}/tracking/${tracking.number}`);
});

test("the order's page hides street, ZIP code, name and email", async () => {
  const { page } = await answerTo({ number: String(number), email });
  for (const secret of ["Alder Street", "97205", "Marsh", email]) expect(page).not.toContain(secret);
});

test("the order's page shows what a gift card paid", async () => {
  const paid = testOrder(shop.database, email, [product!.handle]);
  const code = issueGiftCard(shop.database, { value: 1000, now: new Date() });
  payWithGiftCard(shop.database, {
    giftCardId: findGiftCard(shop.database, code)!.id,
    orderId: paid,
    amount: 1000,
  });
  const { page } = await answerTo({ number: String(number + 1), email });
  expect(page).toContain(`Gift card ending in ${code.slice(-4)}`);
  expect(page).toContain("−$10.00");
});

const withoutFields = (page: string) => page.replaceAll(/value="[^"]*"/g, "");

test("a pair that does not match gets one answer, whether the number exists, the email exists, or neither does", async () => {
  const wrong = await Promise.all(
    [
      { number: String(number), email: "ben@circlet.example" },
      { number: "999999", email },
      { number: "999998", email: "ben@circlet.example" },
    ].map(answerTo),
  );
  const pages = new Set(wrong.map(({ status, page }) => `${status} ${withoutFields(page)}`));
  expect(pages.size).toBe(1);
  expect([...pages][0]).toContain("No order has this number and this email.");
});

test("empty and malformed fields have a message each, and keep what was entered", async () => {
  const { status, page } = await answerTo({ number: "first", email: "ada<b>" });
  expect(status).toBe(422);
  for (const words of [
    "Enter an order number like #1001.",
    "Enter an email like name@example.com.",
    'value="first"',
    'value="ada&lt;b&gt;"',
  ])
    expect(page).toContain(words);
  expect((await answerTo({})).page).toContain("Enter the order number.");
});

test("the address of a result that has expired shows the form and says why", async () => {
  const response = await fetch(`${shop.url}/order-status?answer=${crypto.randomUUID()}`);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toContain("This page has closed");
});

test("forms of other sites, other methods and other bodies are refused", async () => {
  const fields = { number: String(number), email };
  expect((await send(fields, { origin: "https://evil.example" })).status).toBe(403);
  expect((await fetch(`${shop.url}/order-status`, { method: "PUT" })).status).toBe(405);
  const json = {
    method: "POST",
    headers: { origin: shop.url, "content-type": "application/json" },
    body: "{}",
  };
  expect((await fetch(`${shop.url}/order-status`, json)).status).toBe(415);
});

describe("limits", () => {
  const from = (network: string) => ({ origin: shop.url, "x-forwarded-for": network });

  test("guesses of an order are limited per network", async () => {
    const guess = (count: number, network: string) =>
      send({ number: "1", email: `guess${count}@circlet.example` }, from(network));
    for (let count = 0; count < 30; count += 1) expect((await guess(count, "203.0.113.7")).status).toBe(303);
    const refused = await guess(30, "203.0.113.7");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await guess(31, "203.0.113.8")).status).toBe(303);
  });

  test("guesses for one email from many networks are limited, whether it has orders or not", async () => {
    for (const target of ["zoe@circlet.example", "Cleo@circlet.example"]) {
      const guess = (count: number) =>
        send({ number: String(count), email: target }, from(`198.51.100.${count}`));
      for (let count = 1; count <= 20; count += 1) expect((await guess(count)).status).toBe(303);
      expect((await guess(21)).status).toBe(429);
    }
  });
});
