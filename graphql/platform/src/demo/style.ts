import { chooseCloth, dye, type Dyed } from "./colorway.ts";
import type { Department } from "./pieces/piece.ts";
import type { Shape } from "./pieces/pieces.ts";
import type { Rotation } from "./rotation.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** A design: what is cut, from which cloth, in which colors, for whom. Several products can be of one style. */
export interface Style {
  readonly shape: Shape;
  readonly department: Department;
  readonly colorways: readonly Dyed[];
}

const mensShare = 0.5;
/** About 15 % of the styles come in more than one color. */
const colorCounts = { 1: 84, 2: 12, 3: 4 };

export function chooseStyle(shape: Shape, random: SeededRandom, rotation: Rotation): Style {
  const fabric = chooseCloth(shape, random, rotation);
  const count = Number(random.weighted(colorCounts));
  return {
    shape,
    department: chooseDepartment(shape, random),
    colorways: dye(shape, fabric, count, random, rotation),
  };
}

function chooseDepartment({ sizes }: Shape, random: SeededRandom): Department {
  if (sizes.mens === undefined) return "womens";
  if (sizes.womens === undefined) return "mens";
  return random.chance(mensShare) ? "mens" : "womens";
}
