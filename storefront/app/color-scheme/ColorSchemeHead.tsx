import { use } from "react";
import { NonceContext } from "~/http/nonce";
import { schemePath } from "~/paths";
import { type Scheme, themeColors } from "./color-scheme";
import { schemeScript } from "./color-scheme-script";

const colors = Object.entries(themeColors) as [Scheme, string][];

/** Shows the shopper's scheme from the first paint on: by script, or by a stylesheet where there are no scripts. */
export function ColorSchemeHead() {
  const nonce = use(NonceContext);
  return (
    <>
      {colors.map(([scheme, color]) => (
        <meta
          key={scheme}
          name="theme-color"
          content={color}
          media={`(prefers-color-scheme: ${scheme})`}
          data-scheme-color={scheme}
        />
      ))}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // It has run before React hydrates.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? schemeScript() : "" }}
      />
      <noscript>
        <link rel="stylesheet" href={schemePath} media="screen" />
      </noscript>
    </>
  );
}
