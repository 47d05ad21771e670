import { afterAll, beforeEach, expect, test } from "vitest";
import { run } from "../../database/statement.ts";
import { issueCustomerToken } from "../../sign-in/testing/sign-in.fixture.ts";
import { executeAt, openTestShop } from "../../../tests/test-shop.fixture.ts";

let ada: string;
let ben: string;

const shop = await openTestShop();
afterAll(() => shop.close());

beforeEach(() => {
  run(shop.database, "DELETE FROM customer");
  ada = issueCustomerToken(shop.database, "ada@circlet.example");
  ben = issueCustomerToken(shop.database, "ben@circlet.example");
});

const austin = { address1: "1 Main St", city: "Austin", zoneCode: "TX", zip: "78701", territoryCode: "US" };

interface Payload {
  readonly customerAddress: { readonly id: string } | null;
  readonly userErrors: readonly { readonly code: string; readonly field: readonly string[] }[];
}

async function execute<Data>(
  token: string,
  query: string,
  variables = {},
  version = "2026-04",
): Promise<Data> {
  const address = `${shop.url}/account/customer/api/${version}/graphql`;
  const { data, errors } = await executeAt<Data>(address, query, { variables, authorization: token });
  expect(errors).toBeUndefined();
  return data;
}

const errorFields = "userErrors { code field message }";

async function create(token: string, address: object, defaultAddress = false, version?: string) {
  const query = `mutation ($address: CustomerAddressInput!, $defaultAddress: Boolean) {
    payload: customerAddressCreate(address: $address, defaultAddress: $defaultAddress) { customerAddress { id } ${errorFields} }
  }`;
  const data = await execute<{ payload: Payload }>(token, query, { address, defaultAddress }, version);
  return data.payload;
}

async function change(
  token: string,
  addressId: string | undefined,
  address: object | null,
  defaultAddress?: boolean,
) {
  const query = `mutation ($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean) {
    payload: customerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) { customerAddress { id } ${errorFields} }
  }`;
  const data = await execute<{ payload: Payload }>(token, query, { addressId, address, defaultAddress });
  return data.payload;
}

async function remove(token: string, addressId: string | undefined) {
  const query = `mutation ($addressId: ID!) { payload: customerAddressDelete(addressId: $addressId) { deletedAddressId ${errorFields} } }`;
  return (
    await execute<{ payload: Payload & { deletedAddressId: string | null } }>(token, query, { addressId })
  ).payload;
}

interface Book {
  readonly customer: {
    readonly defaultAddress: { readonly address1: string } | null;
    readonly addresses: { readonly nodes: readonly { readonly address1: string }[] };
  };
}

async function streets(token: string) {
  const query = "{ customer { defaultAddress { address1 } addresses(first: 10) { nodes { address1 } } } }";
  const { customer } = await execute<Book>(token, query);
  return [customer.defaultAddress?.address1, ...customer.addresses.nodes.map(({ address1 }) => address1)];
}

test("a customer adds addresses and chooses the default one", async () => {
  expect(await streets(ada)).toEqual([undefined]);
  const first = await create(ada, austin);
  await create(ada, { ...austin, address1: "2 Side St" });
  await create(ada, { ...austin, address1: "3 New St" }, true);
  expect(await streets(ada)).toEqual(["3 New St", "3 New St", "1 Main St", "2 Side St"]);
  await change(ada, first.customerAddress?.id, null, true);
  expect(await streets(ada)).toEqual(["1 Main St", "1 Main St", "3 New St", "2 Side St"]);
});

test("a change keeps the fields that it omits", async () => {
  const { customerAddress } = await create(ada, { ...austin, firstName: " Ada " });
  await change(ada, customerAddress?.id, { city: "Dallas" });
  const { customer } = await execute<{ customer: object }>(
    ada,
    "{ customer { defaultAddress { firstName city zoneCode address1 } } }",
  );
  expect(customer).toEqual({
    defaultAddress: { firstName: "Ada", city: "Dallas", zoneCode: "TX", address1: "1 Main St" },
  });
});

test("the default address can be deleted only when it is the last one", async () => {
  const first = await create(ada, austin);
  const second = await create(ada, { ...austin, address1: "2 Side St" });
  const refused = await remove(ada, first.customerAddress?.id);
  expect(refused.userErrors).toMatchObject([{ code: "DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED" }]);
  expect(await remove(ada, second.customerAddress?.id)).toMatchObject({
    deletedAddressId: second.customerAddress?.id,
    userErrors: [],
  });
  await remove(ada, first.customerAddress?.id);
  expect(await streets(ada)).toEqual([undefined]);
});

test("customers cannot read or change each other's addresses", async () => {
  const { customerAddress } = await create(ada, austin);
  const missing = [{ code: "ADDRESS_ID_DOES_NOT_EXIST" }];
  expect((await change(ben, customerAddress?.id, { city: "Dallas" })).userErrors).toMatchObject(missing);
  expect((await remove(ben, customerAddress?.id)).userErrors).toMatchObject(missing);
  expect(await streets(ada)).toEqual(["1 Main St", "1 Main St"]);
});

test.each<[string, object, string, string]>([
  ["no street", { address1: " " }, "ADDRESS1_MISSING", "address1"],
  ["no state", { zoneCode: null }, "ZONE_CODE_MISSING", "zoneCode"],
  ["an unknown state", { zoneCode: "ZZ" }, "INVALID", "zoneCode"],
  ["another country", { territoryCode: "FR" }, "INVALID_TERRITORY_CODE", "territoryCode"],
  ["a foreign ZIP code", { zip: "75 001" }, "INVALID_FOR_COUNTRY", "zip"],
  ["a word for a phone number", { phoneNumber: "call me" }, "PHONE_NUMBER_NOT_VALID", "phoneNumber"],
  ["markup", { city: "<b>Austin</b>" }, "CONTAINS_HTML_TAGS", "city"],
  ["a line break", { lastName: "Poe\nAdmin" }, "INVALID", "lastName"],
  ["a long name", { firstName: "a".repeat(256) }, "TOO_LONG", "firstName"],
])("an address with %s is refused", async (_what, part, code, field) => {
  const { customerAddress, userErrors } = await create(ada, { ...austin, ...part });
  expect(customerAddress).toBeNull();
  expect(userErrors).toMatchObject([{ code, field: ["address", field] }]);
});

test("the same address is not kept twice", async () => {
  await create(ada, austin);
  expect((await create(ada, austin)).userErrors).toMatchObject([{ code: "CUSTOMER_ADDRESS_ALREADY_EXISTS" }]);
});

test("the first version of the API reports only error codes of its schema", async () => {
  const { userErrors } = await create(ada, { ...austin, city: "<b>" }, false, "2024-01");
  expect(userErrors).toMatchObject([{ code: "INVALID", field: ["address", "city"] }]);
});
