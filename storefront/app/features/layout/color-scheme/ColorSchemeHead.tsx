import { schemePath } from "~/shop/paths";
import { type Scheme, themeColors } from "./color-scheme";

const colors = Object.entries(themeColors) as [Scheme, string][];

/** Applies `schemeScript` before the first paint or, without JavaScript, a stylesheet. */
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
