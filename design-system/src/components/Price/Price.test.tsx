import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LocaleProvider } from "./LocaleProvider.tsx";
import { Price } from "./Price.tsx";

afterEach(cleanup);

test("a price uses the language and currency of its provider", () => {
  render(
    <LocaleProvider locale="de-DE" currencyCode="EUR">
      <Price amount="74.5" data-testid="euros" />
      <Price amount={{ amount: "20", currencyCode: "USD" }} data-testid="dollars" />
    </LocaleProvider>,
  );
  expect(screen.getByTestId("euros").textContent).toBe("Price 74,50\u00a0€");
  expect(screen.getByTestId("dollars").textContent).toBe("Price 20,00\u00a0$");
});

test("a price's own labels replace some and keep the others", () => {
  render(<Price amount="74" retail="190" showSaving labels={{ price: "Now" }} data-testid="price" />);
  expect(screen.getByTestId("price").textContent).toBe("Now $74.00Retail price $190.00You save 61%");
});
