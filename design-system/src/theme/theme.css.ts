import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { circlet } from "./generated/brands/circlet.ts";
import { core } from "./generated/core.ts";
import { light } from "./generated/schemes/light.ts";
import { layers } from "./layers.css.ts";
import { brandVars, coreVars, schemeVars, vars } from "./vars.css.ts";

// The default theme: Circlet's own brand in light. Other brands and the dark scheme are style sheets of their own
// (generated/css), so that a shop carries only what it shows.
const inLayer = { "@layer": layers.tokens };
const { dark: _, ...brand } = brandVars;
const { dark: __, ...brandTokens } = circlet;

createGlobalTheme(":root", coreVars, { ...inLayer, ...core });
createGlobalTheme(":root", brand, { ...inLayer, ...brandTokens });
// Semantic colors refer to the palette; a variable is resolved where it is declared, so they are declared again
// wherever a brand begins. Without weight of their own: the dark scheme's sheet wins in any order.
createGlobalTheme(":where(:root, [data-brand])", schemeVars, { ...inLayer, ...light });

globalStyle(":where(:root)", {
  "@layer": {
    [layers.tokens]: {
      // All motion goes through these: with them gone nothing moves, and what waits for an end still gets it.
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
