import type { ProductInput } from "../catalogue/product-input.ts";
import type { Category } from "./categories.ts";
import type { Condition } from "./conditions.ts";
import type { Picture } from "./pictures.ts";
import type { Department } from "./pieces/piece.ts";
import type { SizeTypeSlug } from "./sizes.ts";
import type { Tier } from "./tiers.ts";
import type { ColorSlug, Garment } from "./wardrobe.ts";

/** One color of a demo product: the garment to draw and the pictures that show it. */
export interface DemoColorway {
  readonly color: ColorSlug;
  readonly garment: Garment;
  /** "Plum satin midi slip dress". */
  readonly description: string;
  readonly pictures: readonly Picture[];
}

/** A demo product: what the catalogue writes, and what it was made from. */
export interface DemoProduct {
  /** Its place in the demo catalogue, from 0. */
  readonly index: number;
  readonly handle: string;
  readonly title: string;
  readonly shortTitle: string;
  /** Display name. */
  readonly brand: string;
  readonly category: Category;
  readonly department: Department;
  readonly tier: Tier;
  readonly condition: Condition;
  readonly sizeType: SizeTypeSlug;
  readonly colorways: readonly DemoColorway[];
  readonly product: ProductInput;
}
