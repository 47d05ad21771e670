import { expect, test } from "vitest";
import { validForm } from "../shopper.fixture.ts";
import { readForm, enteredValues } from "./checkout-form.ts";

const now = new Date();
const read = (typed: Partial<typeof validForm> = {}) =>
  readForm(new URLSearchParams({ ...validForm, ...typed }), { now, needsCard: true });

test("the checkout form ignores surrounding spaces", () => {
  const { details } = read({ email: " ada@circlet.example ", zip: " 97205-1234 ", firstName: " Ada " });
  expect(details).toMatchObject({
    email: "ada@circlet.example",
    address: { firstName: "Ada", zip: "97205-1234", address2: null, phone: null },
    payment: "approved",
  });
});

test.each(["4242424242424242", "4242-4242-4242-4242"])(
  "the checkout form accepts %s as the card that pays",
  (cardNumber) => {
    expect(read({ cardNumber }).details?.payment).toBe("approved");
  },
);

test.each(["5035550142", "(503) 555-0142", "+1 503 555 0142", "1-503-555-0142"])(
  "the checkout form accepts %s as a phone number",
  (phone) => {
    expect(read({ phone }).errors).toEqual({});
  },
);

test.each(["503555014", "+44 20 7946 0958", "call me"])(
  "the checkout form rejects %s as a phone number",
  (phone) => {
    expect(read({ phone }).errors).toHaveProperty("phone");
  },
);

test.each(["PR", "AE", "DC"])("the checkout form ships to %s", (zone) => {
  expect(read({ zone }).errors).toEqual({});
});

test("the checkout form takes an address with one name", () => {
  expect(read({ firstName: "", lastName: "Suharto" })).toMatchObject({
    errors: {},
    details: { address: { firstName: "", lastName: "Suharto" } },
  });
});

test("the checkout form says what each missing field needs", () => {
  const { errors, details } = readForm(new URLSearchParams(), { now, needsCard: true });
  expect(details).toBeUndefined();
  expect(errors).toEqual({
    email: "Enter your email.",
    lastName: "Enter your last name, or your only one.",
    address1: "Enter your street address.",
    city: "Enter your city.",
    zone: "Choose your state.",
    zip: "Enter your ZIP code.",
    cardNumber: "Enter a card number.",
    expiry: "Enter the expiration date.",
    securityCode: "Enter the security code.",
  });
});

test("the checkout form accepts a card that expires this month but not last month's", () => {
  const month = (offset: number) => {
    const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
    return `${date.getUTCMonth() + 1}/${String(date.getUTCFullYear()).slice(-2)}`;
  };
  expect(read({ expiry: month(0) }).errors).toEqual({});
  expect(read({ expiry: month(-1) }).errors).toHaveProperty("expiry");
});

test("the checkout form never returns card details for display", () => {
  const shown = enteredValues(new URLSearchParams(validForm));
  expect(shown.city).toBe("Portland");
  for (const name of ["cardNumber", "expiry", "securityCode"]) expect(shown).not.toHaveProperty(name);
});
