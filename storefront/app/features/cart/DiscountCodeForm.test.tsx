// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as storageKeys from "~/shop/storage-keys";
import { writeStored } from "~/browser/stored-text";
import { page, render } from "~/browser/react-page.fixture";
import type { DiscountCode } from "./cart";
import { DiscountCodeForm } from "./DiscountCodeForm";

afterEach(() => localStorage.clear());

const form = (entered: DiscountCode | undefined, address = "/cart") => (
  <MemoryRouter initialEntries={[address]}>
    <DiscountCodeForm entered={entered} />
  </MemoryRouter>
);
const show = (entered?: DiscountCode, address?: string) => act(async () => render(form(entered, address)));

function field(): HTMLInputElement {
  const label = [...page.querySelectorAll("label")].find(
    ({ textContent }) => textContent === "Discount code",
  );
  const input = label?.control;
  if (!(input instanceof HTMLInputElement)) throw new Error("There is no field for a discount code");
  return input;
}

/** What a screen reader reads after the field's name. */
function description(): string {
  const ids = field().getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}

test("the field without a discount code says that discounts do not combine", async () => {
  await show();
  expect(field().value).toBe("");
  expect(description()).toContain("Discounts do not combine. The largest one applies");
});

test("the field contains the discount code that the shopper received", async () => {
  writeStored(storageKeys.discountCode, "WELCOME");
  await show();
  expect(field().value).toBe("WELCOME");
});

test.each([
  ["/cart#code", true],
  ["/cart", false],
])("the field at %s has the focus: %s", async (address, hasFocus) => {
  await show(undefined, address);
  expect(document.activeElement === field()).toBe(hasFocus);
});

describe("on a server-rendered page", () => {
  const served = form(undefined);
  let root: Root;

  beforeEach(() => {
    writeStored(storageKeys.discountCode, "WELCOME");
    page.innerHTML = renderToString(served);
  });

  afterEach(() => act(async () => root.unmount()));

  const hydrate = () => act(async () => void (root = hydrateRoot(page, served)));

  test("the field contains the discount code that the shopper received", async () => {
    await hydrate();
    expect(field().value).toBe("WELCOME");
  });

  test("the field keeps its focus and what the shopper types before hydration", async () => {
    const typedIn = field();
    typedIn.focus();
    typedIn.value = "SUMMER";
    await hydrate();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe("SUMMER");
    expect(field()).toBe(typedIn);
  });
});

test("the field says why a discount code does not apply, and keeps it", async () => {
  writeStored(storageKeys.discountCode, "WELCOME");
  await show({ code: "SUMMER", isApplied: false });
  expect(field().value).toBe("SUMMER");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(description()).toMatch(/“SUMMER” is not applied\. .*another discount saves more\./);
});

test("the field confirms that a discount code applies", async () => {
  await show({ code: "WELCOME", isApplied: true });
  expect(page.querySelector("[role=status]")?.textContent).toContain("“WELCOME” is applied.");
});

test("the form posts the discount code to the cart page", async () => {
  await show();
  const form = field().form;
  if (!form) throw new Error("The field has no form");
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/cart"]);
  field().value = "welcome";
  expect(Object.fromEntries(new FormData(form))).toEqual({ intent: "discountCode", discountCode: "welcome" });
});
