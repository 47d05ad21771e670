import { use } from "react";
import { NonceContext } from "~/http/nonce";
import { schemePath } from "~/paths";
import { type Scheme, themeColors } from "./color-scheme";
import { schemeScript } from "./color-scheme-script";

const colors = Object.entries(themeColors) as [Scheme, string][];

/**
 * Applies the shopper's color scheme before the first paint: by an inline script or, without JavaScript, by a
 * stylesheet.
 */
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
        // The script has changed this attribute before React hydrates.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? schemeScript() : "" }}
      />
      <noscript>
        <link rel="stylesheet" href={schemePath} media="screen" />
      </noscript>
    </>
  );
}
