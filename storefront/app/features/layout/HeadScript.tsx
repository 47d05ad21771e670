import { use } from "react";
import { schemeScript } from "./color-scheme/color-scheme-script";
import { NonceContext } from "~/http/nonce";
import { pageScriptsGate } from "~/http/page-scripts";
import { comparisonSpaceScript } from "~/shopper/garments/comparison-space";

/** What runs before the first paint. It changes attributes, so React must leave it alone. */
export function HeadScript() {
  const nonce = use(NonceContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? pageScriptsGate() + schemeScript() + comparisonSpaceScript() : "",
      }}
    />
  );
}
