import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { circletTokens } from "./generated/brands/circlet.ts";
import { core } from "./generated/core.ts";
import { layers } from "./layers.css.ts";
import { brandVars, coreVars, vars } from "./vars.css.ts";

// Circlet's brand. Other brands are separate stylesheets (generated/css), so that a shop loads only what it uses.
const inLayer = { "@layer": layers.tokens };
const { dark: _, ...brand } = brandVars;
const { dark: __, ...brandTokens } = circletTokens;

createGlobalTheme(":root", coreVars, { ...inLayer, ...core });
createGlobalTheme(":root", brand, { ...inLayer, ...brandTokens });

globalStyle(":root", {
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
    },
  },
});
