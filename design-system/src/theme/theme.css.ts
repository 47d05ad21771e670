import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { circlet } from "./generated/brands/circlet.ts";
import { core } from "./generated/core.ts";
import { light } from "./generated/schemes/light.ts";
import { layers } from "./layers.css.ts";
import type { BrandTokens, SchemeTokens } from "./theme-types.ts";
import { vars } from "./vars.css.ts";

const { color, palette, button, font, radius, ...shared } = vars;

function brand(selector: string, tokens: BrandTokens): void {
  createGlobalTheme(selector, { palette, button, font, radius }, { "@layer": layers.tokens, ...tokens });
}

// Semantic colors refer to the palette; a variable is resolved where it is declared, so they are declared again
// wherever a brand or a scheme begins.
function scheme(selector: string, tokens: SchemeTokens): void {
  createGlobalTheme(selector, { color }, { "@layer": layers.tokens, ...tokens });
}

createGlobalTheme(":root", shared, { "@layer": layers.tokens, ...core });
brand(':root, [data-brand="circlet"]', circlet);
scheme(":root, [data-brand], [data-scheme]", light);

globalStyle(":root", {
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
