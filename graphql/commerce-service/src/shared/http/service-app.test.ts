import { afterAll, expect, test } from "vitest";
import { saveTestVariant, testCart } from "../../cart/cart.fixture.ts";
import { openDatabase } from "../../database/database.ts";
import { testSettings } from "../settings/settings.ts";
import { flows } from "../../sign-in/testing/sign-in.fixture.ts";
import { commerceApp } from "../../server/routes.ts";
import { createPlatform } from "../../server/server.ts";

const database = openDatabase(":memory:");
const platform = createPlatform(database, testSettings({ publicUrl: "http://localhost:4000" }));
const app = commerceApp(platform);
afterAll(() => {
  platform.rateLimits.close();
  database.close();
});

const local = { host: "localhost:4000" };
const query = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query: "{ __typename }" }),
};

test("a query is answered without a server", async () => {
  const response = await app.request("/api/2023-10/graphql.json", query);
  expect(response.headers.get("x-frame-options")).toBe("DENY");
  expect(await response.json()).toEqual({ data: { __typename: "QueryRoot" } });
});

test("the connection ends after a body that was not read", async () => {
  const connectionAfter = async (path: string) => (await app.request(path, query)).headers.get("connection");
  expect(await connectionAfter("/api/2023-10/graphql.json")).toBeNull();
  expect(await connectionAfter("/no-such-path")).toBe("close");
});

test("a checkout is shown without a server", async () => {
  const { checkoutToken } = testCart(database, [saveTestVariant(database, "Coat")]);
  const page = await app.request(`/checkouts/${checkoutToken}`, { headers: local });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Coat")]);
});

test("sign-in responds without a server, though its provider takes Node's requests only", async () => {
  const discovery = await app.request("/.well-known/openid-configuration", { headers: local });
  expect(await discovery.json()).toMatchObject({ issuer: "http://localhost:4000/authentication/1" });
  const token = await app.request(flows.direct.token, {
    method: "POST",
    headers: local,
    body: new URLSearchParams({ grant_type: "authorization_code", client_id: "nobody" }),
  });
  expect([token.status, await token.json()]).toEqual([
    401,
    expect.objectContaining({ error: "invalid_client" }),
  ]);
});
