import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { light } from "./generated/schemes/light.ts";
import { layers } from "./layers.css.ts";
import { schemeVars } from "./vars.css.ts";

// Light. The stylesheet with both schemes is generated/css/dark.css.
// Role colors refer to the palette. CSS resolves a variable where it is declared, so each brand declares them again.
// Without specificity, so that the dark stylesheet wins in any order.
createGlobalTheme(":where(:root, [data-brand])", schemeVars, { "@layer": layers.tokens, ...light });

globalStyle(":where(:root)", { "@layer": { [layers.tokens]: { colorScheme: "light" } } });
