import { useRouteLoaderData } from "react-router-dom";
import { privacyPath, termsPath } from "~/shop/paths";
import { shows } from "~/promises/promises";

/** Pages that a shopper agrees to. Undefined for one that the shop does not have. */
export interface PolicyLinks {
  readonly termsHref?: string | undefined;
  readonly privacyHref?: string | undefined;
}

/** The shop's own pages; in a shop without them, the merchant's policies. */
export function usePolicyLinks(): PolicyLinks {
  const frame = useRouteLoaderData<{ readonly policies?: PolicyLinks } | null>("root");
  return shows("long-pages") ? { termsHref: termsPath, privacyHref: privacyPath } : (frame?.policies ?? {});
}
