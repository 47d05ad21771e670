import { customerSchemaVersions } from "@circlet/graphql/schema/customer";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { get, run } from "../database/statement.ts";
import { changeCustomer, ensureCustomer } from "../identity/customer-store.ts";
import { issueCustomerToken } from "../identity/sign-in.fixture.ts";
import { subscriptionState } from "../newsletter/subscription-store.ts";
import { operationsOf } from "../operation.fixture.ts";
import { askAt, openTestShop, type TestShop } from "../shop.fixture.ts";

const operations = operationsOf("customer");
const email = "ada@circlet.example";
let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

beforeEach(() => {
  run(shop.database, "DELETE FROM customer");
  run(shop.database, "DELETE FROM email_subscription");
  token = issueCustomerToken(shop.database, email);
});

function ask<Data>(
  operation: string,
  variables = {},
  authorization: string | undefined = token,
  version = "unstable",
) {
  const address = `${shop.url}/account/customer/api/${version}/graphql`;
  return askAt<Data>(address, operations.get(operation) ?? operation, { variables, authorization });
}

interface Profile {
  readonly customer: Record<string, unknown>;
}
const profile = () => ask<Profile>("customer_customer", { withOrders: false });

describe("the customer account API's address", () => {
  test.each(["unstable", "2024-01", "2026-04", "2023-10"])(
    "answers under the version %s",
    async (version) => {
      const { data } = await ask<Profile>("customer_customer", { withOrders: true }, token, version);
      expect(data.customer).toMatchObject({ emailAddress: { emailAddress: email } });
    },
  );

  test.each(["graphql", "unstable", "unstable/graphql/more"])("%s is none", async (path) => {
    const address = `${shop.url}/account/customer/api/${path}`;
    expect(await askAt(address, "{ shop { name } }", { authorization: token })).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
  });

  test("says in its preflight answer that a page of the storefront may send the token", async () => {
    const response = await fetch(`${shop.url}/account/customer/api/unstable/graphql`, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:3000" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect(response.headers.get("access-control-allow-headers")).toContain("authorization");
  });
});

describe("the token", () => {
  test("is taken as it is, and after Bearer", async () => {
    expect(await ask("{ customer { id } }", {}, token)).toMatchObject({ status: 200 });
    expect(await ask("{ customer { id } }", {}, `Bearer ${token}`)).toMatchObject({ status: 200 });
  });

  test.each([
    ["missing", () => undefined],
    ["empty", () => ""],
    ["made up", () => "shcat_0123456789abcdef"],
    ["cut short", () => token.slice(0, -1)],
    ["somebody's id", () => "1"],
    ["expired", () => issueCustomerToken(shop.database, email, new Date(Date.now() - 3_601_000))],
  ])("that is %s opens nothing", async (_, given) => {
    const address = `${shop.url}/account/customer/api/unstable/graphql`;
    const authorization = given();
    expect(await askAt(address, "{ customer { id } }", { authorization })).toMatchObject({
      status: 401,
      code: "UNAUTHORIZED",
    });
  });

  test("opens nothing from the moment that its session ends", async () => {
    run(shop.database, "DELETE FROM identity_record WHERE kind = 'Session'");
    expect((await profile()).status).toBe(401);
  });
});

describe("the customer", () => {
  test("is the token's, with names, address, marketing state and wishlist", async () => {
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

  test("who has just come has an email and nothing else", async () => {
    expect((await profile()).data.customer).toMatchObject({
      firstName: null,
      lastName: null,
      displayName: email,
      defaultAddress: null,
      metafield: null,
    });
  });
});

describe("changing the name", () => {
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
    (await ask<Updated>("customer_customerUpdate", { input }, token, version)).data.customerUpdate;

  test("keeps what is left out, and tidies the rest", async () => {
    expect(await update({ firstName: "  Ada  Mae " })).toMatchObject({
      customer: { firstName: "Ada Mae", lastName: null },
      userErrors: [],
    });
    expect(await update({ lastName: "O’Brien-Núñez" })).toMatchObject({
      customer: { firstName: "Ada Mae", lastName: "O’Brien-Núñez" },
    });
    expect(await update({})).toMatchObject({ customer: { firstName: "Ada Mae" }, userErrors: [] });
  });

  test.each(customerSchemaVersions)("says under %s what is wrong with a name", async (version) => {
    const path = version === "latest" ? "unstable" : version;
    const messages = async (firstName: string | null) => (await update({ firstName }, path)).userErrors;
    expect(await messages("   ")).toEqual([
      { field: ["input", "firstName"], message: "First name can't be empty.", code: "INVALID" },
    ]);
    expect(await messages(null)).toMatchObject([{ message: "First name can't be empty." }]);
    expect(await messages("é".repeat(255))).toEqual([]);
    expect(await messages("é".repeat(256))).toMatchObject([
      { message: "First name can't be longer than 255 characters.", code: "TOO_LONG" },
    ]);
    for (const name of ["A\nda", "A\u0000da", "A\u202eda"]) {
      expect(await messages(name)).toMatchObject([
        { message: "First name can't hold line breaks or other invisible characters." },
      ]);
    }
    expect(await messages("<b>Ada")).toMatchObject([{ message: "First name can't hold < or >." }]);
    expect(await messages("see https://x.example")).toMatchObject([
      { message: "First name can't hold a web address." },
    ]);
  });

  test("with one name that is none changes neither, and names both when both are wrong", async () => {
    expect(await update({ firstName: "Ada", lastName: "" })).toEqual({
      customer: null,
      userErrors: [{ field: ["input", "lastName"], message: "Last name can't be empty.", code: "INVALID" }],
    });
    expect((await profile()).data.customer["firstName"]).toBeNull();
    expect((await update({ firstName: "", lastName: "" })).userErrors).toHaveLength(2);
  });

  test("changes nobody else's", async () => {
    issueCustomerToken(shop.database, "ben@circlet.example");
    await update({ firstName: "Ada" });
    const ben = get(shop.database, "SELECT first_name AS name FROM customer WHERE email LIKE 'ben%'");
    expect(ben).toEqual({ name: null });
  });
});

test("Email Preferences change the subscription that the newsletter form changes", async () => {
  const state = async (operation: string) => {
    const { data } = await ask<Record<string, unknown>>(operation);
    return Object.values(data)[0];
  };
  expect(await state("customer_customerEmailMarketingSubscribe")).toEqual({
    emailAddress: { emailAddress: email, marketingState: "SUBSCRIBED" },
    userErrors: [],
  });
  expect(subscriptionState(shop.database, email)).toBe("SUBSCRIBED");
  expect(await state("customer_customerEmailMarketingUnsubscribe")).toMatchObject({
    emailAddress: { marketingState: "UNSUBSCRIBED" },
  });
  expect((await profile()).data.customer["emailAddress"]).toMatchObject({ marketingState: "UNSUBSCRIBED" });
});

test("what the service does not have is refused, never a silent null", async () => {
  expect(await ask("{ customer { companyContacts(first: 1) { nodes { id } } } }")).toMatchObject({
    code: "NOT_IMPLEMENTED",
  });
});
