import type { ReviewInput } from "../../review/review-store.ts";
import { brandSlug } from "../brands/brand-directory.ts";
import type { DemoProduct } from "../demo-product.ts";
import { type SeededRandom, seededRandom } from "../seeded-random.ts";
import { remarksOn } from "./piece-remarks.ts";
import { authors } from "./review-authors.ts";
import { conditionRemarks, serviceRemarks } from "./shop-remarks.ts";

/** The part of the brands that shoppers have written about. */
const reviewedShare = 0.62;
const day = 24 * 60 * 60 * 1000;

/**
 * What shoppers wrote about the demo catalogue: three to seven reviews each for some three fifths of its brands, of
 * styles it has. The same products give the same reviews.
 */
export function demoReviews(products: readonly DemoProduct[]): ReviewInput[] {
  const byBrand = Map.groupBy(products, ({ brand }) => brand);
  const random = seededRandom("reviews");
  const brands = random
    .shuffle([...byBrand.keys()].sort())
    .slice(0, Math.round(byBrand.size * reviewedShare));
  const ofAll = new Set<string>();
  return brands.flatMap((brand) =>
    brandReviews(brand, byBrand.get(brand) ?? [], { ofAll, ofBrand: new Set() }),
  );
}

function brandReviews(brand: string, products: readonly DemoProduct[], said: Said): ReviewInput[] {
  const random = seededRandom(`reviews of ${brand}`);
  const count = random.integer(3, 7);
  const writers = {
    womens: random.shuffle(authors.womens),
    mens: random.shuffle(authors.mens),
  };
  return Array.from({ length: count }, (_, index) => {
    const product = products[index % products.length] as DemoProduct;
    return {
      brandSlug: brandSlug(brand),
      mpn: mpnOf(product),
      shortTitle: product.shortTitle,
      author: writers[product.department][index] ?? "",
      comment: comment(product, random, said),
      commentedAt: laterThan(product, random),
    };
  });
}

/** What has been said, so that people do not repeat one another. */
interface Said {
  /** Remarks in reviews of the brand at hand. */
  readonly ofBrand: Set<string>;
  /** Remarks and whole comments in all reviews. */
  readonly ofAll: Set<string>;
}

/** A word about the piece, and mostly one about its condition or the shop; no two shoppers write the same. */
function comment(product: DemoProduct, random: SeededRandom, said: Said): string {
  const piece = freshest(random.shuffle(remarksOn(product)), said);
  const condition = random.shuffle(conditionRemarks[product.condition]);
  const service = random.shuffle(serviceRemarks);
  const further = {
    condition: [...condition, ...service],
    service: [...service, ...condition],
    none: [""],
  }[random.weighted({ condition: 4, service: 4, none: 2 })];
  const written = (remark: string): string => `${piece} ${remark}`.trim();
  const isNew = (remark: string): boolean => !said.ofAll.has(written(remark)) && !said.ofBrand.has(remark);
  const second = [...further, ...service].find(isNew) ?? "";
  for (const remark of [piece, second]) if (remark) said.ofBrand.add(remark);
  said.ofAll.add(`about a piece: ${piece}`).add(written(second));
  return written(second);
}

/** Of the remarks one that nobody has made yet, or nobody about the brand; else the first. */
function freshest(remarks: readonly string[], said: Said): string {
  const unused = remarks.filter((remark) => !said.ofBrand.has(remark));
  const unheard = unused.find((remark) => !said.ofAll.has(`about a piece: ${remark}`));
  return unheard ?? unused[0] ?? remarks[0] ?? "";
}

/** One to ten weeks after the piece came in, at some hour of the day. */
function laterThan({ product }: DemoProduct, random: SeededRandom): string {
  const arrived = Date.parse(product.createdAt ?? "");
  return new Date(arrived + random.integer(7, 70) * day + random.integer(0, day - 1)).toISOString();
}

/** The maker's style number, by which reviews find their piece. */
export function mpnOf({ product, handle }: DemoProduct): string {
  const mpn = product.metafields?.find(({ key }) => key === "mpn")?.value;
  if (mpn === undefined) throw new Error(`${handle} has no style number`);
  return mpn;
}
