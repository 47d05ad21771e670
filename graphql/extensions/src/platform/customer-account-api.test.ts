import { json } from "node:stream/consumers";
import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { expect, test } from "vitest";
import { customerAccountApi } from "./customer-account-api.ts";

test("a metafield that the platform refuses is named until it is written", async () => {
  const answers = [
    [{ code: "APP_NOT_AUTHORIZED", message: "No access" }],
    [{ code: "STALE_OBJECT", message: "Changed" }],
    [],
  ];
  const url = await serveLocally(async (request, response) => {
    await json(request);
    const data = { metafieldsSet: { userErrors: answers.shift() } };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ data }));
  });
  const api = customerAccountApi(url);
  const customer = { customerId: "gid://shopify/Customer/1", token: "token" };
  await expect(api.saveGarments(customer, [])).rejects.toThrow("refused the garments");
  expect(api.refusedFields()).toEqual(["custom.garments"]);
  // A list that another process has changed is not refused.
  await api.replaceWishlist(customer.token, { ...customer, productIds: [], digest: null }, []);
  expect(api.refusedFields()).toEqual(["custom.garments"]);
  await api.saveGarments(customer, []);
  expect(api.refusedFields()).toEqual([]);
});
