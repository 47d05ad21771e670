import { createGlobalThemeContract } from "@vanilla-extract/css";
import { brandContract } from "./generated/contract/brand.ts";
import { coreContract } from "./generated/contract/core.ts";
import { schemeContract } from "./generated/contract/scheme.ts";

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const variable = (_: unknown, path: string[]): string => `circlet-${path.map(kebab).join("-")}`;

/** Variables that are the same in every theme. */
export const coreVars = createGlobalThemeContract(coreContract, variable);
/** Variables that a brand sets. `dark` applies only with the dark stylesheet. */
export const brandVars = createGlobalThemeContract(brandContract, variable);
/** Variables that a color scheme sets. */
export const schemeVars = createGlobalThemeContract(schemeContract, variable);

/** All variables. Their names are fixed: `vars.color.textMuted` is `var(--circlet-color-text-muted)`. */
export const vars = {
  ...coreVars,
  color: schemeVars.color,
  palette: { ...brandVars.palette, ...coreVars.palette },
  button: { ...brandVars.button, ...schemeVars.button },
  font: { ...brandVars.font, ...coreVars.font },
  radius: { ...brandVars.radius, ...coreVars.radius },
};
