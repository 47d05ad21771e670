import { linear, luminance } from "../../light/color.ts";
import { band, blend, puff, shadow, type Fabric, type Panel, type Tailor } from "../../tailor/index.ts";

/** Piping contrasts with its cloth: cream on dark, a darker tone on pale. */
export function pipingOf(tailor: Tailor): Fabric {
  const shade = tailor.garment.shade.hex;
  const pale = luminance(linear(shade)) > 0.42;
  const cord = tailor.contrast("satin", pale ? blend(shade, "#3d3436", 0.62) : "#f0e8da");
  return { ...cord, dye: null };
}

export const piping = (stuff: Fabric, path: string, width = 3.4): Panel => ({
  outline: band(path, width),
  fabric: stuff,
  puff: puff(1.5, 1.3),
  shadow: shadow(1.8, 0.5, 1, 0.35),
  loose: true,
});
