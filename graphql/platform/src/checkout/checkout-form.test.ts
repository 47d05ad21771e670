import { describe, expect, test } from "vitest";
import { readForm, shownValues } from "./checkout-form.ts";
import { wellFilled } from "./shopper.fixture.ts";

const now = new Date();
const read = (typed: Partial<typeof wellFilled> = {}) =>
  readForm(new URLSearchParams({ ...wellFilled, ...typed }), now);

describe("reading the checkout's form", () => {
  test("spaces around what is typed do not matter", () => {
    const { details } = read({ email: " ada@circlet.example ", zip: " 97205-1234 ", firstName: " Ada " });
    expect(details).toMatchObject({
      email: "ada@circlet.example",
      address: { firstName: "Ada", zip: "97205-1234", address2: null, phone: null },
      payment: "approved",
    });
  });

  test.each(["4242424242424242", "4242-4242-4242-4242"])("%s is the card that pays", (cardNumber) => {
    expect(read({ cardNumber }).details?.payment).toBe("approved");
  });

  test.each(["5035550142", "(503) 555-0142", "+1 503 555 0142", "1-503-555-0142"])(
    "%s is a phone",
    (phone) => {
      expect(read({ phone }).errors).toEqual({});
    },
  );

  test.each(["503555014", "+44 20 7946 0958", "call me"])("%s is none that we can use", (phone) => {
    expect(read({ phone }).errors).toHaveProperty("phone");
  });

  test.each(["PR", "AE", "DC"])("parcels go to %s, too", (zone) => {
    expect(read({ zone }).errors).toEqual({});
  });

  test("each missing field says what it wants", () => {
    const { errors, details } = readForm(new URLSearchParams(), now);
    expect(details).toBeUndefined();
    expect(errors).toEqual({
      email: "Enter your email.",
      firstName: "Enter your first name.",
      lastName: "Enter your last name.",
      address1: "Enter your street address.",
      city: "Enter your city.",
      zone: "Choose your state.",
      zip: "Enter your ZIP code.",
      cardNumber: "Enter a card number.",
      expiry: "Enter the expiration date.",
      securityCode: "Enter the security code.",
    });
  });

  test("this month's card still pays, last month's does not", () => {
    const month = (offset: number) => {
      const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
      return `${date.getUTCMonth() + 1}/${String(date.getUTCFullYear()).slice(-2)}`;
    };
    expect(read({ expiry: month(0) }).errors).toEqual({});
    expect(read({ expiry: month(-1) }).errors).toHaveProperty("expiry");
  });

  test("nothing of a card is kept for showing again", () => {
    const shown = shownValues(new URLSearchParams(wellFilled));
    expect(shown.city).toBe("Portland");
    for (const name of ["cardNumber", "expiry", "securityCode"]) expect(shown).not.toHaveProperty(name);
  });
});
