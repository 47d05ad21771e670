import { expect, test } from "vitest";
import { readSettings } from "../../server/settings/settings.ts";
import { startStorefront } from "../../server/start-storefront.ts";

async function findOrderAt(environment: Record<string, string>) {
  const shop = await startStorefront(readSettings({ STOREFRONT_PORT: "0", ...environment }));
  try {
    const response = await fetch(`${shop.url}/order-status`, { redirect: "manual" });
    return {
      status: response.status,
      location: response.headers.get("location"),
      html: await response.text(),
    };
  } finally {
    await shop.close();
  }
}

test("the address leads to the local service's page for guests", async () => {
  const { status, location } = await findOrderAt({ STOREFRONT_API_URL: "http://127.0.0.1:4000" });
  expect([status, location]).toEqual([302, "http://127.0.0.1:4000/order-status"]);
});

test("the order status page says where a hosted store's link is", async () => {
  const { status, html } = await findOrderAt({ STOREFRONT_API_URL: "https://store.example" });
  expect(status).toBe(200);
  expect(html).toContain("The email that confirmed your order has a link to its page");
});

test("the address leads to the page that a hosted store's settings name", async () => {
  const { location } = await findOrderAt({
    STOREFRONT_API_URL: "https://store.example",
    STOREFRONT_ORDER_STATUS_URL: "https://orders.example/find",
  });
  expect(location).toBe("https://orders.example/find");
});
