import { cloths, type Garment } from "@circlet/platform/demo/wardrobe";
import { weaveCloth } from "../cloth/cloths.ts";
import type { Fabric } from "../cloth/fabric.ts";
import { buttonStuff, hardwareOf, horn, lining } from "../cloth/materials.ts";
import { seeded, type Random } from "../geometry/random.ts";
import { blend, lighten, linear, luminance, threadFor, type Hex } from "../light/color.ts";
import { printOf } from "../print/prints.ts";
import { neckLabel, type NeckLabel } from "./label.ts";
import { button, type ButtonOptions } from "./hardware.ts";
import type { Panel } from "./panel.ts";

/** What a silhouette draws with: the garment's cloth and trims, its random numbers, and common parts. */
export class Tailor {
  readonly garment: Garment;
  /** The garment's cloth in its shade, with its print. */
  readonly cloth: Fabric;
  /** The same cloth without print, for bindings and soles. */
  readonly plain: Fabric;
  readonly lining: Fabric;
  readonly metal: Fabric;
  readonly buttons: Fabric;
  /** The color of topstitching that is slightly visible. */
  readonly thread: Hex;
  readonly random: Random;

  constructor(garment: Garment) {
    this.garment = garment;
    this.plain = weaveCloth(garment.cloth, garment.shade.hex, cloths[garment.cloth].matte);
    this.cloth = { ...this.plain, print: printOf(garment) };
    this.lining = lining(liningShade(garment.shade.hex));
    this.metal = hardwareOf(garment.hardware);
    this.buttons = buttonStuff(garment.hardware, garment.shade.hex);
    this.thread = threadFor(garment.shade.hex);
    this.random = seeded(garment.seed * 31 + 7);
  }

  /** Another cloth in the garment's shade: the rib of a sweater's hem, the facing of a lapel. */
  trim(cloth: Garment["cloth"]): Fabric {
    return weaveCloth(cloth, this.garment.shade.hex, cloths[cloth].matte);
  }

  /** Cloth in another shade: contrast collars, soles, gores. */
  contrast(cloth: Garment["cloth"], shade: Hex): Fabric {
    return weaveCloth(cloth, shade, cloths[cloth].matte);
  }

  /** The accent color at an index, or the given color if there is none. */
  accent(place: number, otherwise: Hex): Hex {
    return this.garment.accents[place] ?? otherwise;
  }

  label(x: number, y: number, options: NeckLabel = {}): Panel[] {
    const dark = luminance(linear(this.garment.shade.hex)) < 0.05;
    const colors = dark ? ({ ground: "#26221f", ink: "#d9c7a2" } as const) : {};
    return neckLabel(x, y, this.garment.brand, this.garment.sizeLabel, { ...colors, ...options });
  }

  /** Mother-of-pearl on light cloth, smoked horn on dark. */
  shirtButton(x: number, y: number, radius: number): Panel[] {
    const dark = luminance(linear(this.garment.shade.hex)) < 0.05;
    return button(x, y, radius, {
      stuff: horn(dark ? "#3a3532" : "#e8e1d3"),
      thread: dark ? "#1f1b1a" : "#b9ae9c",
    });
  }

  button(x: number, y: number, radius: number, options: Partial<ButtonOptions> = {}): Panel[] {
    const shank = this.garment.hardware === "gold" || this.garment.hardware === "silver";
    return button(x, y, radius, { stuff: this.buttons, shank, ...options });
  }
}

const liningShade = (shade: Hex): Hex =>
  luminance(linear(shade)) < 0.06
    ? blend(shade, "#a98a68", 0.62)
    : lighten(blend(shade, "#a5805c", 0.5), 0.8);
