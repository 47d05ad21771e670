import type { Garment, Print } from "@circlet/platform/demo/wardrobe";
import { blend, type Hex } from "../light/color.ts";
import { leopard, zebra } from "./animal.ts";
import { ditsy, floral, paisley, tropical } from "./botanical.ts";
import { geometric, tieDye } from "./figures.ts";
import { coatMarks, contrasting } from "./inks.ts";
import { breton, gingham, glenCheck, houndstooth, pinstripe, plaid, polkaDot, stripe } from "./lines.ts";
import type { Printer } from "./printer.ts";
import type { PrintTile } from "./tile.ts";

const printers: Record<Print, Printer> = {
  floral,
  ditsy,
  tropical,
  stripe,
  pinstripe,
  breton,
  gingham,
  plaid,
  "glen-check": glenCheck,
  houndstooth,
  "polka-dot": polkaDot,
  leopard,
  zebra,
  paisley,
  geometric,
  "tie-dye": tieDye,
};

/** A garment's print in its accent colors; the last accent is for leaves, stems and dark lines. */
export function printOf(garment: Garment): PrintTile | null {
  if (garment.print === null) return null;
  const ground = garment.shade.hex;
  const [first = contrasting(ground), second = blend(first, ground, 0.4), ...more] = garment.accents;
  const colors: Hex[] = more.length > 0 ? [first, second, ...more.slice(0, -1)] : [first, second];
  const animal = garment.print === "leopard" || garment.print === "zebra";
  const leafColor = animal ? coatMarks(ground, garment.accents) : (more.at(-1) ?? second);
  return printers[garment.print]({ ground, colors, leafColor, seed: 1 });
}
