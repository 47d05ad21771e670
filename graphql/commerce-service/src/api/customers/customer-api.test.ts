import { customerSchemaVersions } from "@circlet/graphql/schema/customer";
import { afterAll, beforeEach, expect, test } from "vitest";
import { get, run } from "../../database/statement.ts";
import { subscriptionState } from "../../marketing/newsletter/subscription-store.ts";
import { issueCustomerToken } from "../../sign-in/testing/sign-in.fixture.ts";
import { operationsOf } from "../../../tests/operations.fixture.ts";
import { executeAt, openTestShop } from "../../../tests/test-shop.fixture.ts";
import { changeCustomer, ensureCustomer } from "../../customers/customer-store.ts";

const operations = operationsOf("customer");
const email = "ada@circlet.example";
let token: string;

const shop = await openTestShop();
afterAll(() => shop.close());

beforeEach(() => {
  run(shop.database, "DELETE FROM customer");
  run(shop.database, "DELETE FROM email_subscription");
  token = issueCustomerToken(shop.database, email);
});

function execute<Data>(
  operation: string,
  variables = {},
  authorization: string | undefined = token,
  version = "unstable",
) {
  const address = `${shop.url}/account/customer/api/${version}/graphql`;
  return executeAt<Data>(address, operations.get(operation) ?? operation, { variables, authorization });
}

interface Profile {
  readonly customer: Record<string, unknown>;
}
const profile = () => execute<Profile>("customer_customer", { withOrders: false });

test.each(["unstable", "2024-01", "2026-04", "2023-10"])(
  "the customer account API responds under version %s",
  async (version) => {
    const { data } = await execute<Profile>("customer_customer", { withOrders: true }, token, version);
    expect(data.customer).toMatchObject({ emailAddress: { emailAddress: email } });
  },
);

test.each([
  ["2022-01", "2023-10"],
  ["2024-01", "2024-01"],
  ["2026-04", "2026-04"],
  ["2026-07", "2026-04"],
  ["2026-10", "2026-04"],
  ["2031-01", "2026-04"],
  ["unstable", "unstable"],
  ["2026-05", "unstable"],
  ["latest", "unstable"],
])("a customer's request for the version %s is answered by %s, as a header says", async (version, served) => {
  const response = await fetch(`${shop.url}/account/customer/api/${version}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token },
    body: JSON.stringify({ query: "{ customer { id } }" }),
  });
  expect([response.status, response.headers.get("x-shopify-api-version")]).toEqual([200, served]);
});

test.each(["graphql", "unstable", "unstable/graphql/more"])(
  "the customer account API answers %s with not found",
  async (path) => {
    const address = `${shop.url}/account/customer/api/${path}`;
    expect(await executeAt(address, "{ shop { name } }", { authorization: token })).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
  },
);

test("the customer account API allows storefront pages to send the token, in its preflight response", async () => {
  const response = await fetch(`${shop.url}/account/customer/api/unstable/graphql`, {
    method: "OPTIONS",
    headers: { origin: "http://localhost:3000" },
  });
  expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
  expect(response.headers.get("access-control-allow-headers")).toContain("authorization");
});

test("the token is accepted with and without Bearer", async () => {
  expect(await execute("{ customer { id } }", {}, token)).toMatchObject({ status: 200 });
  expect(await execute("{ customer { id } }", {}, `Bearer ${token}`)).toMatchObject({ status: 200 });
});

test.each([
  ["missing", () => undefined],
  ["empty", () => ""],
  ["made up", () => "shcat_0123456789abcdef"],
  ["cut short", () => token.slice(0, -1)],
  ["a customer's id", () => "1"],
  ["expired", () => issueCustomerToken(shop.database, email, new Date(Date.now() - 3_601_000))],
])("the token is rejected when it is %s", async (_, given) => {
  const address = `${shop.url}/account/customer/api/unstable/graphql`;
  const authorization = given();
  expect(await executeAt(address, "{ customer { id } }", { authorization })).toMatchObject({
    status: 401,
    code: "UNAUTHORIZED",
  });
});

test("the token stops working the moment its session ends", async () => {
  run(shop.database, "DELETE FROM identity_record WHERE kind = 'Session'");
  expect((await profile()).status).toBe(401);
});

test("the customer is the token's owner, with names, address, marketing state and wishlist", async () => {
  const { id } = ensureCustomer(shop.database, email, new Date());
  changeCustomer(shop.database, id, { firstName: "Ada", lastName: "Marsh" }, new Date());
  run(
    shop.database,
    `INSERT INTO customer_address (customer_id, position, first_name, last_name, company, address1, city, zone_code, zip)
       VALUES (?, 1, 'Ada', 'Marsh', 'Marsh & Co', '12 Alder Street', 'Portland', 'OR', '97205')`,
    id,
  );
  run(
    shop.database,
    `INSERT INTO customer_metafield (customer_id, namespace, key, type, value, created_at, updated_at)
       VALUES (?, 'custom', 'wishlist', 'list.product_reference', '["gid://shopify/Product/1"]', '', '')`,
    id,
  );
  expect((await profile()).data.customer).toEqual({
    id: `gid://shopify/Customer/${id}`,
    firstName: "Ada",
    lastName: "Marsh",
    displayName: "Ada Marsh",
    emailAddress: { emailAddress: email, marketingState: "NOT_SUBSCRIBED" },
    defaultAddress: {
      id: expect.stringContaining("CustomerAddress") as string,
      formatted: ["Ada Marsh", "Marsh & Co", "12 Alder Street", "Portland OR 97205", "United States"],
    },
    metafield: { id: expect.stringContaining("Metafield") as string, value: '["gid://shopify/Product/1"]' },
  });
});

test("the customer has only an email after signing in for the first time", async () => {
  expect((await profile()).data.customer).toMatchObject({
    firstName: null,
    lastName: null,
    displayName: email,
    defaultAddress: null,
    metafield: null,
  });
});

interface Updated {
  readonly customerUpdate: {
    readonly customer: { readonly firstName: string; readonly lastName: string } | null;
    readonly userErrors: readonly {
      readonly field: string[];
      readonly message: string;
      readonly code: string;
    }[];
  };
}
const update = async (input: object, version = "unstable") =>
  (await execute<Updated>("customer_customerUpdate", { input }, token, version)).data.customerUpdate;

test("a changed name keeps omitted fields and trims the rest", async () => {
  expect(await update({ firstName: "  Ada  Mae " })).toMatchObject({
    customer: { firstName: "Ada Mae", lastName: null },
    userErrors: [],
  });
  expect(await update({ lastName: "O’Brien-Núñez" })).toMatchObject({
    customer: { firstName: "Ada Mae", lastName: "O’Brien-Núñez" },
  });
  expect(await update({})).toMatchObject({ customer: { firstName: "Ada Mae" }, userErrors: [] });
});

test.each(customerSchemaVersions)("an invalid name is explained under %s", async (version) => {
  const path = version === "latest" ? "unstable" : version;
  const messages = async (firstName: string | null) => (await update({ firstName }, path)).userErrors;
  expect(await messages("é".repeat(255))).toEqual([]);
  expect(await messages("é".repeat(256))).toMatchObject([
    { message: "First name can't be longer than 255 characters.", code: "TOO_LONG" },
  ]);
  for (const name of ["A\nda", "A\u0000da", "A\u202eda"]) {
    expect(await messages(name)).toMatchObject([
      { message: "First name can't contain line breaks or other invisible characters." },
    ]);
  }
  expect(await messages("<b>Ada")).toMatchObject([{ message: "First name can't contain < or >." }]);
  expect(await messages("see https://x.example")).toMatchObject([
    { message: "First name can't contain a web address." },
  ]);
});

test("a name may be a single word, but not empty", async () => {
  expect(await update({ firstName: "", lastName: "Suharto" })).toMatchObject({
    customer: { firstName: "", lastName: "Suharto" },
    userErrors: [],
  });
  expect(await update({ lastName: "   " })).toEqual({
    customer: null,
    userErrors: [{ field: ["input", "lastName"], message: "Last name can't be empty.", code: "INVALID" }],
  });
  expect(await update({ firstName: "Ada", lastName: null })).toMatchObject({
    customer: { firstName: "Ada", lastName: "" },
  });
});

test("neither name changes when one is invalid, and both are reported when both are", async () => {
  expect(await update({ firstName: "Ada", lastName: "<" })).toEqual({
    customer: null,
    userErrors: [
      { field: ["input", "lastName"], message: "Last name can't contain < or >.", code: "INVALID" },
    ],
  });
  expect((await profile()).data.customer["firstName"]).toBeNull();
  expect((await update({ firstName: "", lastName: "" })).userErrors).toHaveLength(2);
});

test("a changed name changes no one else's", async () => {
  issueCustomerToken(shop.database, "ben@circlet.example");
  await update({ firstName: "Ada" });
  const ben = get(shop.database, "SELECT first_name AS name FROM customer WHERE email LIKE 'ben%'");
  expect(ben).toEqual({ name: null });
});

test("Email Preferences change the same subscription as the newsletter form", async () => {
  const state = async (operation: string) => {
    const { data } = await execute<Record<string, unknown>>(operation);
    return Object.values(data)[0];
  };
  expect(await state("customer_EmailMarketingSubscribe")).toEqual({
    emailAddress: { emailAddress: email, marketingState: "SUBSCRIBED" },
    userErrors: [],
  });
  expect(subscriptionState(shop.database, email)).toBe("SUBSCRIBED");
  expect(await state("customer_EmailMarketingUnsubscribe")).toMatchObject({
    emailAddress: { marketingState: "UNSUBSCRIBED" },
  });
  expect((await profile()).data.customer["emailAddress"]).toMatchObject({ marketingState: "UNSUBSCRIBED" });
});

test("the API has no companies and does not implement customer images", async () => {
  const { data, errors } = await execute("{ customer { companyContacts(first: 1) { nodes { id } } } }");
  expect(errors).toBeUndefined();
  expect(data).toEqual({ customer: { companyContacts: { nodes: [] } } });
  expect(await execute("{ customer { imageUrl } }")).toMatchObject({ code: "NOT_IMPLEMENTED" });
});
