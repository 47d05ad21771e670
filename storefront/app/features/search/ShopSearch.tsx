import { SearchBox, type SearchResults } from "@circlet/design-system";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { imageWidths } from "~/shop/constants";
import { productPath, searchPath } from "~/shop/paths";
import { atWidth } from "~/catalog/image";
import type { CardProduct } from "~/catalog/card-product";
import { LinkedProductsContext } from "~/catalog/opened-product";
import { forgetRecent, useRecentSearches } from "./recent-searches";
import { type SuggestionState, useSuggestions } from "./use-suggestions";

/** The header's search box. Loads suggestions when the shopper types. */
export function ShopSearch() {
  const { pathname, search, key } = useLocation();
  const searched = pathname === searchPath ? (new URLSearchParams(search).get("text") ?? "") : "";
  const [typed, setTyped] = useState(() => ({ text: typedAlready() ?? searched, on: searched }));
  const recent = useRecentSearches(searched);
  useEffect(reopenSuggestions, []);
  // A new search updates the field. Typing does not change the URL.
  const text = typed.on === searched ? typed.text : searched;
  const state = useSuggestions(text === searched ? "" : text);
  return (
    <LinkedProductsContext value={state.status === "ready" ? state.suggestions.products : []}>
      <SearchBox
        value={text}
        onValueChange={(value) => setTyped({ text: value, on: searched })}
        results={resultsOf(state)}
        recent={recent}
        onForget={forgetRecent}
        routeKey={key}
        action={searchPath}
      />
    </LinkedProductsContext>
  );
}

/** The server-rendered field; null on the server and if the page has none. */
function renderedField(): HTMLInputElement | null {
  if (typeof document === "undefined") return null;
  return document.querySelector<HTMLInputElement>("[role='combobox'][type='search']");
}

/** What the shopper typed before hydration. */
function typedAlready(): string | null {
  return renderedField()?.value ?? null;
}

/** Dispatches an event, because focusing the field again would close a phone's keyboard. */
function reopenSuggestions(): void {
  const field = renderedField();
  if (field && field === document.activeElement) {
    field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
}

function resultsOf(state: SuggestionState): SearchResults {
  if (state.status !== "ready") return state;
  const { queries, products } = state.suggestions;
  return { status: "ready", suggestions: queries, products: products.map(foundProduct) };
}

function foundProduct({ handle, title, brand, image, price, retailPrice }: CardProduct) {
  return {
    href: productPath(handle),
    title,
    brand,
    price,
    retailPrice,
    image: image ? { src: atWidth(image, imageWidths.tiny), alt: "" } : undefined,
  };
}
