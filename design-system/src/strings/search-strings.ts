import { counted } from "./counted.ts";

export const searchStrings = {
  placeholder: "Search items or brands",
  label: "Search",
  submit: "Search",
  clear: "Clear",
  cancel: "Cancel",
  results: "Suggestions",
  loading: "loading...",
  empty: "No results",
  topSuggestions: "Top Suggestions",
  products: "Products",
  recent: "Recent searches",
  recentFound: (count: number) => `${counted(count, "recent search", "recent searches")}, use the arrow keys`,
  forget: (search: string) => `Remove ${search} from recent searches`,
  found: (count: number) => `${counted(count, "suggestion", "suggestions")}, use the arrow keys`,
};
