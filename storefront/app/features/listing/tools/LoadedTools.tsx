import { usePublicSettings } from "~/settings/public-settings";
import type { ListingPage } from "../listing-page";
import { MySizesSwitch } from "./MySizesSwitch";
import { searchToSave } from "./search-to-save";
import { SaveSearch } from "./SaveSearch";

export interface LoadedToolsProps {
  readonly page: Pick<
    ListingPage,
    "definition" | "parameters" | "hrefOf" | "sizeGroups" | "heading" | "facets"
  >;
}

/** What a shopper can do with a listing. The search can be saved if the shop has the extensions service. */
export default function LoadedTools({ page }: LoadedToolsProps) {
  const { extensionsApiUrl } = usePublicSettings();
  return (
    <>
      {page.sizeGroups.length > 0 && <MySizesSwitch page={page} />}
      {extensionsApiUrl !== null && <SaveSearch search={searchToSave(page)} />}
    </>
  );
}
