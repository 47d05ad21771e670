import type { ReviewInput } from "../../extensions/reviews/review-store.ts";
import { brandSlug } from "../brands/brand-directory.ts";
import type { DemoProduct } from "../product/demo-product.ts";
import { type SeededRandom, seededRandom } from "../random/seeded-random.ts";
import { remarksOn } from "./product-remarks.ts";
import { authors } from "./review-authors.ts";
import { conditionRemarks, serviceRemarks } from "./shop-remarks.ts";

/** The share of brands that have reviews. */
const reviewedShare = 0.62;
const day = 24 * 60 * 60 * 1000;

/** Three to seven reviews for each of about three fifths of the brands. Equal products always get equal reviews. */
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

function brandReviews(brand: string, products: readonly DemoProduct[], used: UsedRemarks): ReviewInput[] {
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
      comment: comment(product, random, used),
      commentedAt: laterThan(product, random),
    };
  });
}

/** Tracks used remarks, to avoid repetition. */
interface UsedRemarks {
  /** Remarks in reviews of the current brand. */
  readonly ofBrand: Set<string>;
  /** Remarks and whole comments in all reviews. */
  readonly ofAll: Set<string>;
}

/** A remark about the product and usually one about its condition or the shop. No two comments are the same. */
function comment(product: DemoProduct, random: SeededRandom, used: UsedRemarks): string {
  const first = freshest(random.shuffle(remarksOn(product)), used);
  const condition = random.shuffle(conditionRemarks[product.condition]);
  const service = random.shuffle(serviceRemarks);
  const further = {
    condition: [...condition, ...service],
    service: [...service, ...condition],
    none: [""],
  }[random.weighted({ condition: 4, service: 4, none: 2 })];
  const written = (remark: string): string => `${first} ${remark}`.trim();
  const isNew = (remark: string): boolean => !used.ofAll.has(written(remark)) && !used.ofBrand.has(remark);
  const second = [...further, ...service].find(isNew) ?? "";
  for (const remark of [first, second]) if (remark) used.ofBrand.add(remark);
  used.ofAll.add(`about a first: ${first}`).add(written(second));
  return written(second);
}

/** A remark no one has used yet or, failing that, one not used for the brand; otherwise the first. */
function freshest(remarks: readonly string[], used: UsedRemarks): string {
  const unused = remarks.filter((remark) => !used.ofBrand.has(remark));
  const unheard = unused.find((remark) => !used.ofAll.has(`about a first: ${remark}`));
  return unheard ?? unused[0] ?? remarks[0] ?? "";
}

/** One to ten weeks after the product arrived, at a random hour. */
function laterThan({ product }: DemoProduct, random: SeededRandom): string {
  const arrived = Date.parse(product.createdAt ?? "");
  return new Date(arrived + random.integer(7, 70) * day + random.integer(0, day - 1)).toISOString();
}

/** The manufacturer's style number, which links reviews to products. */
export function mpnOf({ product, handle }: DemoProduct): string {
  const mpn = product.metafields?.find(({ key }) => key === "mpn")?.value;
  if (mpn === undefined) throw new Error(`${handle} has no style number`);
  return mpn;
}
