import type { Department } from "../categories.ts";
import { activeBrands } from "./active-brands.ts";
import type { DemoBrand, Specialty } from "./brand.ts";
import { denimBrands } from "./denim-brands.ts";
import { dressBrands } from "./dress-brands.ts";
import { eveningBrands } from "./evening-brands.ts";
import { everydayBrands } from "./everyday-brands.ts";
import { footwearBrands } from "./footwear-brands.ts";
import { handbagBrands } from "./handbag-brands.ts";
import { intimatesBrands } from "./intimates-brands.ts";
import { knitwearBrands } from "./knitwear-brands.ts";
import { menswearBrands } from "./menswear-brands.ts";
import { outerwearBrands } from "./outerwear-brands.ts";
import { swimBrands } from "./swim-brands.ts";
import { tailoringBrands } from "./tailoring-brands.ts";

/** Every demo brand, sorted by name. */
export const demoBrands: readonly DemoBrand[] = [
  ...activeBrands,
  ...denimBrands,
  ...dressBrands,
  ...eveningBrands,
  ...everydayBrands,
  ...footwearBrands,
  ...handbagBrands,
  ...intimatesBrands,
  ...knitwearBrands,
  ...menswearBrands,
  ...outerwearBrands,
  ...swimBrands,
  ...tailoringBrands,
].sort((one, other) => one.displayName.localeCompare(other.displayName, "en"));

/** Brands in this department with any of these specialties. */
export function brandsMaking(
  specialties: readonly Specialty[],
  department: Department,
): readonly DemoBrand[] {
  return demoBrands.filter(
    (brand) =>
      brand.departments.includes(department) &&
      brand.specialties.some((speciality) => specialties.includes(speciality)),
  );
}
