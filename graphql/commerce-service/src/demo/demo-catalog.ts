import { brandsMaking } from "./brands/brands.ts";
import { romanceCopy } from "./copy/romance-copy.ts";
import { arrivalOf } from "./offer/arrival.ts";
import { chooseOffer } from "./offer/offer.ts";
import { PriceOrder } from "./offer/price-order.ts";
import { priceStep } from "./offer/pricing.ts";
import { composeProduct } from "./product/compose-product.ts";
import type { DemoProduct } from "./product/demo-product.ts";
import { namedTitle, shortTitle } from "./product/short-title.ts";
import { styleName } from "./product/style-names.ts";
import { UniqueNames } from "./product/unique-names.ts";
import { sayOnce, uncapitalize } from "./product/wording.ts";
import { Rotation } from "./random/rotation.ts";
import { type SeededRandom, seededRandom } from "./random/seeded-random.ts";
import { planShapes } from "./shapes/shape-plan.ts";
import type { Shape } from "./shapes/shapes.ts";
import { chooseStyle, type Style } from "./style/style.ts";

export interface DemoCatalogOptions {
  /** The number of products. Defaults to the 360 that have their own images. */
  readonly products?: number | undefined;
  /** The same seed gives the same data, and product n is the same at any catalog size. Defaults to "circlet". */
  readonly seed?: string | number | undefined;
}

/** The number of styles. Larger catalogs repeat styles with other brands, names, sizes and prices. */
export const styleCount = 360;
export const defaultSeed = "circlet";

/** Facts that the first product of a style sets for later ones. */
interface Drawn {
  readonly style: Style;
  readonly shortTitle: string;
  readonly pictured: { readonly handle: string; readonly brand: string };
}

/** Generates the demo catalog, newest product of each round of 360 first. */
export function* demoCatalog({
  products = styleCount,
  seed = defaultSeed,
}: DemoCatalogOptions = {}): Generator<DemoProduct> {
  const rotation = new Rotation(seededRandom(`${seed}:rotation`));
  const plan = planShapes(seededRandom(`${seed}:shapes`));
  const names = new UniqueNames();
  const prices = new PriceOrder();
  const drawn: Drawn[] = [];
  const copies = new Set<string>();

  const compose = (index: number): DemoProduct => {
    const random = seededRandom(`${seed}:${index}`);
    const round = Math.floor(index / styleCount);
    const place = index % styleCount;
    const age = ageOf(place, round, random);
    const first = drawn[place];
    const shape = plan[place];
    if (shape === undefined) throw new RangeError(`The wardrobe has no style ${place}.`);

    const style = first?.style ?? chooseStyle(shape, random, rotation);
    const brand = rotation.leastUsed("brand", brandsMaking(shape.specialties, style.department));
    const offer = chooseOffer({ style, brand, age, random, rotation });
    const price = first ? offer.price : prices.place(shape, offer.price, offer.retailPrice - priceStep);
    const short = first
      ? namedTitle(styleName(round), first.shortTitle)
      : shortTitle(shape, style.colorways, rotation);
    const named = nameProduct(names, brand.displayName, short, style);
    const pictured = first?.pictured ?? { handle: named.handle, brand: brand.displayName };
    if (!first) drawn[place] = { style, shortTitle: named.shortTitle, pictured };

    return composeProduct(
      {
        index,
        style,
        brand,
        offer: { ...offer, price, ...(isHygienic(shape) && { condition: "new_with_tags", defects: [] }) },
        createdAt: arrivalOf(age),
        ...named,
        romanceCopy: first ? romanceCopy(shape, style, rotation) : freshCopy(copies, shape, style, rotation),
        pictured,
      },
      random,
    );
  };

  for (let index = 0; index < products; index++) yield compose(index);
}

/**
 * The product's age, from 0 (newest) to 1. Each round of styles is rotated against the one before, so that products of
 * one shape do not arrive together.
 */
function ageOf(place: number, round: number, random: SeededRandom): number {
  const turned = (place + round * 53) % styleCount;
  return (turned + random.next() * 0.8) / styleCount;
}

/** For hygiene, these are sold only new with tags. */
const hygienic: ReadonlySet<string> = new Set(["bras", "panties", "shapewear", "swimwear"]);
const isHygienic = ({ category }: Shape): boolean => hygienic.has(category);

/** A paragraph that no other of the 360 products has. */
function freshCopy(copies: Set<string>, shape: Shape, style: Style, rotation: Rotation): string {
  const copy = romanceCopy(shape, style, rotation);
  if (copies.has(copy)) return freshCopy(copies, shape, style, rotation);
  copies.add(copy);
  return copy;
}

/** A unique title and handle. A product whose name is taken adds its shade. */
function nameProduct(names: UniqueNames, brand: string, short: string, style: Style) {
  const shade = style.colorways[0]?.shade.name ?? "";
  const shorts = short.includes(` in ${shade}`) ? [short] : [short, `${short} in ${shade}`];
  const { title, handle } = names.claim(shorts.map((each) => `${brand} ${uncapitalize(each)}`));
  const found = shorts.find((each) => title === `${brand} ${uncapitalize(each)}`);
  // The handle stays as it is, because images are named after it.
  return { title: sayOnce(title), handle, shortTitle: found ?? short };
}
