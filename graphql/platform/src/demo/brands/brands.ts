import type { Brand, Speciality } from "./brand.ts";
import type { Department } from "../pieces/piece.ts";
import { activeBrands } from "./active-brands.ts";
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

/** Every demo brand, in the order of its name. */
export const brands: readonly Brand[] = [
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

/** Brands that make pieces of any of these specialities for this department. */
export function brandsMaking(specialities: readonly Speciality[], department: Department): readonly Brand[] {
  return brands.filter(
    (brand) =>
      brand.departments.includes(department) &&
      brand.specialities.some((speciality) => specialities.includes(speciality)),
  );
}
