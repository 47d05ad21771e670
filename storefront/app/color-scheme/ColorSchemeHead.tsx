import { schemePath } from "~/paths";
import { type Scheme, themeColors } from "./color-scheme";

const colors = Object.entries(themeColors) as [Scheme, string][];

/**
 * Applies the shopper's color scheme before the first paint: by `schemeScript` or, without JavaScript, by a stylesheet.
 */
export function ColorSchemeHead() {
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
      <noscript>
        <link rel="stylesheet" href={schemePath} media="screen" />
      </noscript>
    </>
  );
}
