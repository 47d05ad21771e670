import type { Speciality } from "../brands/brand.ts";
import type { Category } from "../categories.ts";
import type { Palette } from "../palettes.ts";
import type { SizeTypeSlug } from "../sizes.ts";
import type { Cloth, Print, Silhouette, silhouettes } from "../wardrobe.ts";

export type Department = "womens" | "mens";

/** What holds for every piece of one silhouette; a cut may say otherwise for itself. */
export interface PieceFacts {
  readonly category: Category;
  /** Who makes such pieces: a brand of one of these specialities. */
  readonly specialities: readonly Speciality[];
  /** Size type by department; a department without one does not wear it. */
  readonly sizes: Readonly<Partial<Record<Department, SizeTypeSlug>>>;
  /** Retail price at a brand of middling price, in whole dollars, from and to. */
  readonly retail: readonly [number, number];
  readonly palette: Palette;
  /** Cloths it is made of, by weight. */
  readonly cloths: Readonly<Partial<Record<Cloth, number>>>;
  readonly prints?: readonly Print[];
  /** First words of a title. They say nothing a picture of the silhouette could contradict. */
  readonly details: readonly string[];
  readonly fit: readonly string[];
}

type CutFacts = Partial<PieceFacts> & {
  /** The piece in a title, after its cloth: "midi slip dress". */
  readonly noun: string;
};

type CutOf<S extends Silhouette> = (typeof silhouettes)[S][number];

/** One silhouette of the wardrobe with all its cuts: one left out does not compile. */
export type PiecesOf<S extends Silhouette> = {
  readonly [Each in S]: PieceFacts & { readonly cuts: { readonly [Cut in CutOf<Each>]: CutFacts } };
};
