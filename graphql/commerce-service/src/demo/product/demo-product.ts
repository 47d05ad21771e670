import type { ProductInput } from "../../catalog/writing/product-input.ts";
import type { Category, Department } from "../categories.ts";
import type { Condition } from "../offer/conditions.ts";
import type { SizeTypeSlug } from "../offer/sizes.ts";
import type { Tier } from "../offer/tiers.ts";
import type { ColorSlug, Garment } from "../wardrobe.ts";
import type { DemoImage } from "./demo-images.ts";

/** One color of a demo product: the garment to draw and its images. */
export interface DemoColorway {
  readonly color: ColorSlug;
  readonly garment: Garment;
  /** "Plum satin midi slip dress". */
  readonly description: string;
  readonly images: readonly DemoImage[];
}

/** A demo product: the catalog entry and the facts it was made from. */
export interface DemoProduct {
  /** Its position in the demo catalog, from 0. */
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
