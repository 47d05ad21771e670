import { use } from "react";
import { NonceContext } from "./nonce";
import { pageScriptsGate } from "./page-scripts";

/** Lets a page's scripts run, before the first paint, in browsers that support them. */
export function PageScriptsHead() {
  const nonce = use(NonceContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? pageScriptsGate() : "" }}
    />
  );
}
