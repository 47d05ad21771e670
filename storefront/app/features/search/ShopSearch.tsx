import { SearchBox, type SearchResults } from "@circlet/design-system";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { imageWidths } from "~/lib/constants";
import { productPath, searchPath } from "~/lib/paths";
import { atWidth } from "~/lib/picture";
import type { CardProduct } from "~/lib/product-card";
import { forgetRecent } from "./recent-searches";
import { useRecentSearches } from "./use-recent-searches";
import { type SuggestionState, useSuggestions } from "./use-suggestions";

/** The search box of the header. What the service suggests is asked for once the shopper types. */
export default function ShopSearch() {
  const { pathname, search, key } = useLocation();
  const searched = pathname === searchPath ? (new URLSearchParams(search).get("text") ?? "") : "";
  const [typed, setTyped] = useState(() => ({ text: typedAlready() ?? searched, on: searched }));
  const recent = useRecentSearches(searched);
  useEffect(beginAgain, []);
  // A new search fills the field; typing in it is nobody else's business.
  const text = typed.on === searched ? typed.text : searched;
  return (
    <SearchBox
      text={text}
      onTextChange={(text) => setTyped({ text, on: searched })}
      results={resultsOf(useSuggestions(text === searched ? "" : text))}
      recent={recent}
      onForget={forgetRecent}
      routeKey={key}
      action={searchPath}
    />
  );
}

/** The field as the server rendered it; null before there is a page, and after another page had none. */
function renderedField(): HTMLInputElement | null {
  if (typeof document === "undefined") return null;
  return document.querySelector<HTMLInputElement>("[role='combobox'][type='search']");
}

/** What the shopper typed into the field before this script was there. */
function typedAlready(): string | null {
  return renderedField()?.value ?? null;
}

/**
 * A shopper who is in the field already enters it once more: that is when the list opens. Told, not done: a phone's
 * keyboard would close.
 */
function beginAgain(): void {
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
  const picture = image ? { src: atWidth(image, imageWidths.tiny), alt: "" } : undefined;
  return { href: productPath(handle), title, brand, price, retailPrice, picture };
}
