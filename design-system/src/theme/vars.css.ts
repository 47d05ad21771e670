import { createGlobalThemeContract } from "@vanilla-extract/css";
import { contract } from "./generated/contract.ts";

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every variable by a fixed name: `vars.color.textMuted` is `var(--circlet-color-text-muted)`. */
export const vars = createGlobalThemeContract(contract, (_, path) => `circlet-${path.map(kebab).join("-")}`);
