import { buttonStuff } from "../../tailor/index.ts";
import type { ButtonOptions, Tailor } from "../../tailor/index.ts";

/** Tailored clothes have horn buttons, whatever metal the rest of the garment uses. */
export const hornButtons = (tailor: Tailor): Partial<ButtonOptions> => ({
  stuff: buttonStuff(tailor.garment.hardware === "black" ? "black" : "horn", tailor.garment.shade.hex),
  shank: false,
});
