// @vitest-environment happy-dom
import { announce } from "@circlet/design-system";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { readListing } from "~/shop/read-listing";
import type { ListingPage } from "./listing-page";
import { useListingFocus } from "./use-listing-focus";
import { page, render } from "~/browser/react-page.fixture";

vi.mock("@circlet/design-system", () => ({ announce: vi.fn() }));

afterEach(() => vi.clearAllMocks());

function Listing({ shown }: { readonly shown: ListingPage }) {
  const { root: listing, results: section } = useListingFocus(shown);
  return (
    <div {...listing}>
      <ul data-component="active-filter-chips">
        {shown.parameters.color.map((color) => (
          <li key={color}>
            <a href="/">{color}</a>
          </li>
        ))}
      </ul>
      {shown.hasFilters && <input />}
      <section ref={section} tabIndex={-1} />
      <nav>
        <a href="/">Next</a>
      </nav>
    </div>
  );
}

function open(search: string, position: ListingPage["position"] = null, hasFilters = true) {
  const parameters = readListing(new URLSearchParams(search));
  const shown = { definition: { path: "/search" }, parameters, position, hasFilters } as ListingPage;
  return act(async () => render(<Listing shown={shown} />));
}

const results = () => page.querySelector("section");
const nextLink = () => page.querySelector<HTMLElement>("nav a");

test("paging focuses the results and announces the page", async () => {
  await open("color=red", { page: 1, pages: 5 });
  nextLink()?.focus();
  await open("color=red&after=abc&page=2", { page: 2, pages: 5 });
  expect(document.activeElement).toBe(results());
  expect(announce).toHaveBeenCalledExactlyOnceWith("Page 2 of 5");
});

test("opening a page or changing another filter does not move focus", async () => {
  await open("color=red&after=abc&page=2", { page: 2, pages: 5 });
  expect(document.activeElement).toBe(document.body);
  nextLink()?.focus();
  await open("color=blue", { page: 1, pages: 3 });
  expect(document.activeElement).toBe(nextLink());
  expect(announce).not.toHaveBeenCalled();
});

test("removing a filter chip focuses the next chip, and after the last one the results", async () => {
  await open("color=blue,red");
  page.querySelector<HTMLElement>("li a")?.focus();
  await open("color=red");
  expect(document.activeElement?.textContent).toBe("red");
  await open("");
  expect(document.activeElement).toBe(results());
});

test("the results get the focus when the focused filter panel disappears", async () => {
  await open("text=zzz&color=red");
  page.querySelector("input")?.focus();
  await open("text=zzz", null, false);
  expect(document.activeElement).toBe(results());
});
