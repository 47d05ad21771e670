import type { Department } from "../categories.ts";
import type { Rotation } from "../random/rotation.ts";
import type { SeededRandom } from "../random/seeded-random.ts";
import type { Shape } from "../shapes/shapes.ts";
import { chooseCloth, dye, type Dyed } from "./colorway.ts";

/** A design: its shape, fabric, colors and department. Several products can share a style. */
export interface Style {
  readonly shape: Shape;
  readonly department: Department;
  readonly colorways: readonly Dyed[];
}

const mensShare = 0.5;
/** About 15% of the styles come in more than one color. */
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
