import { buttonStuff } from "../../tailor/index.ts";
import type { ButtonOptions, Tailor } from "../../tailor/index.ts";

/** Tailoring is buttoned with horn, whatever metal the rest of the wardrobe wears. */
export const hornButtons = (tailor: Tailor): Partial<ButtonOptions> => ({
  stuff: buttonStuff(tailor.garment.hardware === "black" ? "black" : "horn", tailor.garment.shade.hex),
  shank: false,
});
