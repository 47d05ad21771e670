import { expect, test } from "vitest";
import { fieldErrors } from "../field-errors";
import { addressFields, customerAddresses, newAddress, submittedAddress } from "./address-adapter";

const fields = {
  firstName: "Ada",
  lastName: null,
  company: null,
  address1: "1 Main St",
  address2: null,
  city: "Austin",
  zoneCode: "TX",
  zip: "78701",
  territoryCode: "US" as const,
  phoneNumber: null,
};

test("the default address comes first, wherever the service puts it", () => {
  const addresses = customerAddresses({
    defaultAddress: { id: "2" },
    addresses: {
      nodes: [
        { ...fields, id: "1", formatted: ["Ada", "1 Main St"] },
        { ...fields, id: "2", formatted: ["Ada", "2 Side St"] },
      ],
    },
  });
  expect(addresses.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ["2", true],
    ["1", false],
  ]);
  expect(addresses[0]?.lines).toEqual(["Ada", "2 Side St"]);
  expect(addresses[1]?.values).toMatchObject({ firstName: "Ada", lastName: "", zoneCode: "TX" });
});

test("every field is sent, even those that a country's form does not show", () => {
  const form = new FormData();
  form.set("city", "Dallas");
  form.set("isDefault", "on");
  expect(submittedAddress(form)).toEqual({ ...newAddress(""), city: "Dallas" });
});

test("the service's errors belong to fields", () => {
  const errors = [
    { field: ["address", "zip"], message: "Enter a ZIP code." },
    { field: ["address", "zip"], message: "This is too long." },
    { field: ["addressId"], message: "The address does not exist." },
  ];
  expect(fieldErrors(errors, addressFields)).toEqual({
    zip: "Enter a ZIP code.",
    form: "The address does not exist.",
  });
});
