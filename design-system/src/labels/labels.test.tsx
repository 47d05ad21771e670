import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { SkipLink } from "../components/SkipLink/SkipLink.tsx";
import { LocaleProvider } from "../components/Price/LocaleProvider.tsx";
import { FilterPanel } from "../patterns/catalog/FilterPanel/FilterPanel.tsx";
import { Pagination } from "../patterns/catalog/Pagination/Pagination.tsx";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import type { Labels } from "./labels.ts";
import { LabelsProvider } from "./LabelsProvider.tsx";
import { setLabels } from "./set-labels.ts";
import { setLocale } from "../locale.ts";
import { listingStrings } from "../strings.ts";

afterEach(() => {
  cleanup();
  setLabels(undefined);
  setLocale({ locale: "en-US", currencyCode: "USD" });
});

test("setLabels changes the language of components and back", () => {
  setLabels(de);
  const { rerender } = render(<SkipLink />);
  expect(screen.getByRole("link", { name: "Zum Inhalt springen" })).toBeDefined();
  setLabels(undefined);
  rerender(<SkipLink key="english" />);
  expect(screen.getByRole("link", { name: "Skip to content" })).toBeDefined();
});

test("a component's own labels take precedence over setLabels", () => {
  setLabels(de);
  render(<Pagination previousHref="/1" nextHref="/3" labels={{ next: "Mehr" }} />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Zurück", "Mehr"]);
});

test("the labels of a price range and of quick prices name the currency of the nearest LocaleProvider", () => {
  render(
    <LocaleProvider locale="de-DE" currencyCode="EUR">
      <LabelsProvider labels={de}>
        <FilterPanel
          action="/search"
          facets={[]}
          price={{ min: "", max: "" }}
          quickPrices={[{ under: 50, href: "/50", current: false }]}
        />
      </LabelsProvider>
    </LocaleProvider>,
  );
  expect(screen.getByLabelText("Von, in EUR")).toBeDefined();
  expect(screen.getByRole("link", { name: /Unter 50\s€/ })).toBeDefined();
});

test("German uses periods in numbers and has its own singular", () => {
  expect(de.listing.results(1234)).toBe("1.234 Artikel");
  expect([1, 2].map(de.orderSearch.found)).toEqual(["1 Bestellung gefunden", "2 Bestellungen gefunden"]);
});

test("Arabic has different words for one, two, few and many", () => {
  expect([0, 1, 2, 3, 11, 100].map(ar.listing.results)).toEqual([
    "لا قطع",
    "قطعة واحدة",
    "قطعتان",
    "3 قطع",
    "11 قطعة",
    "100 قطعة",
  ]);
});

test.each([
  ["German", de],
  ["Arabic", ar],
])("%s labels contain the text that is visible, for speech input", (_, { cart, order }) => {
  const shown = [
    [order.track, order.trackNamed("7")],
    [order.cancel, order.cancelNamed("7")],
    [order.return, order.returnNamed("7")],
    [cart.remove, cart.removeNamed("Rock")],
  ];
  for (const [text = "", name] of shown) expect(name?.toLowerCase()).toContain(text.toLowerCase());
});

test("two languages are rendered at once on a server", () => {
  const page = (labels: Labels | undefined) =>
    renderToString(
      <LabelsProvider labels={labels}>
        <SkipLink />
        <LabelsProvider labels={ar}>
          <Pagination previousHref="/1" nextHref="/3" />
        </LabelsProvider>
      </LabelsProvider>,
    );
  setLabels(de);
  expect(page(undefined)).toMatch(/Skip to content.*السابق/);
  expect(page(de)).toMatch(/Zum Inhalt springen.*السابق/);
});

test("counts have the digits of their words and of their region, not of the process", () => {
  setLocale({ locale: "de-DE", currencyCode: "EUR" });
  const options = [{ value: "red", label: "Red", count: 1234, selected: false }];
  const page = renderToString(
    <LocaleProvider locale="en-US" currencyCode="USD">
      <FilterPanel
        action="/search"
        price={{ min: "", max: "" }}
        facets={[{ name: "color", title: "Color", kind: "list", options }]}
      />
    </LocaleProvider>,
  );
  expect(page).toMatch(/\(.*1,234.*\)/);
  expect(listingStrings.results(1234)).toBe("1,234 items");
  expect(de.listing.results(1234)).toBe("1.234 Artikel");
});
