import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { circlet } from "./generated/brands/circlet.ts";
import { core } from "./generated/core.ts";
import { light } from "./generated/schemes/light.ts";
import { layers } from "./layers.css.ts";
import { brandVars, coreVars, schemeVars, vars } from "./vars.css.ts";

// The default theme: Circlet's light theme. Other brands and the dark scheme are in separate stylesheets
// (generated/css), so that a shop loads only what it uses.
const inLayer = { "@layer": layers.tokens };
const { dark: _, ...brand } = brandVars;
const { dark: __, ...brandTokens } = circlet;

createGlobalTheme(":root", coreVars, { ...inLayer, ...core });
createGlobalTheme(":root", brand, { ...inLayer, ...brandTokens });
// Each brand must declare role colors again, because CSS resolves their references to the palette where they are
// declared. `:where` has no specificity, so that the dark stylesheet takes precedence in any order.
createGlobalTheme(":where(:root, [data-brand])", schemeVars, { ...inLayer, ...light });

globalStyle(":where(:root)", {
  "@layer": {
    [layers.tokens]: {
      // All motion uses these durations. Not zero, because `transitionend` would then not fire.
      "@media": {
        "(prefers-reduced-motion: reduce)": {
          vars: {
            [vars.motion.state]: "0.01ms",
            [vars.motion.card]: "0.01ms",
            [vars.motion.tile]: "0.01ms",
          },
        },
      },
      colorScheme: "light",
    },
  },
});
