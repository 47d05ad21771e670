import type { Specialty } from "../brands/brand.ts";
import type { Category, Department } from "../categories.ts";
import type { SizeTypeSlug } from "../offer/sizes.ts";
import type { Palette } from "../style/palettes.ts";
import type { Cloth, Print, Silhouette, silhouettes } from "../wardrobe.ts";

/** Facts about every product of one silhouette. A cut may override them. */
export interface ShapeFacts {
  readonly category: Category;
  /** The specialties of the brands that make it. */
  readonly specialties: readonly Specialty[];
  /** Size type by department. A department without one does not sell it. */
  readonly sizes: Readonly<Partial<Record<Department, SizeTypeSlug>>>;
  /** Lowest and highest retail price of an average brand, in whole dollars. */
  readonly retail: readonly [number, number];
  readonly palette: Palette;
  /** Fabrics by weight. */
  readonly cloths: Readonly<Partial<Record<Cloth, number>>>;
  readonly prints?: readonly Print[];
  /** The first words of a title. They fit every image of the silhouette. */
  readonly details: readonly string[];
  readonly fit: readonly string[];
}

type CutFacts = Partial<ShapeFacts> & {
  /** The name after the fabric in a title: "midi slip dress". */
  readonly noun: string;
};

type CutOf<S extends Silhouette> = (typeof silhouettes)[S][number];

/** Facts about one silhouette and all its cuts. Leaving out a cut is a type error. */
export type ShapesOf<S extends Silhouette> = {
  readonly [Each in S]: ShapeFacts & { readonly cuts: { readonly [Cut in CutOf<Each>]: CutFacts } };
};
