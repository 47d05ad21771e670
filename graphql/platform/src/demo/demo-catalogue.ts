import { arrivalOf } from "./arrival.ts";
import { brandsMaking } from "./brands/brands.ts";
import { composeProduct } from "./compose-product.ts";
import { romanceCopy } from "./copy/romance-copy.ts";
import type { DemoProduct } from "./demo-product.ts";
import { chooseOffer } from "./offer.ts";
import { PriceOrder } from "./price-order.ts";
import { priceStep } from "./pricing.ts";
import type { Shape } from "./pieces/pieces.ts";
import { Rotation } from "./rotation.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";
import { planShapes } from "./shape-plan.ts";
import { namedTitle, shortTitle } from "./short-title.ts";
import { styleName } from "./style-names.ts";
import { chooseStyle, type Style } from "./style.ts";
import { UniqueNames } from "./unique-names.ts";
import { uncapitalize } from "./wording.ts";

export interface DemoCatalogueOptions {
  /** How many products. Default: the 360 that have pictures of their own. */
  readonly products?: number | undefined;
  /** The same seed gives the same data, and product n is the same in a catalogue of any size. Default: "circlet". */
  readonly seed?: string | number | undefined;
}

/** The styles of the wardrobe. Beyond them a catalogue repeats styles under other brands, names, sizes and prices. */
export const styleCount = 360;
export const defaultSeed = "circlet";

/** What is known of a style once its first product is made. */
interface Drawn {
  readonly style: Style;
  readonly shortTitle: string;
  readonly pictured: { readonly handle: string; readonly brand: string };
}

/** The demo catalogue, one product after the other, the newest of each round of 360 first. */
export function* demoCatalogue({
  products = styleCount,
  seed = defaultSeed,
}: DemoCatalogueOptions = {}): Generator<DemoProduct> {
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
    const brand = rotation.fewest("brand", brandsMaking(shape.specialities, style.department));
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
        offer: { ...offer, price },
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

/** From 0 (newest) to 1. Each round of styles is turned against the one before, so that no two of one shape come in together. */
function ageOf(place: number, round: number, random: SeededRandom): number {
  const turned = (place + round * 53) % styleCount;
  return (turned + random.next() * 0.8) / styleCount;
}

/** A paragraph that no other piece of the wardrobe has. */
function freshCopy(copies: Set<string>, shape: Shape, style: Style, rotation: Rotation): string {
  const copy = romanceCopy(shape, style, rotation);
  if (copies.has(copy)) return freshCopy(copies, shape, style, rotation);
  copies.add(copy);
  return copy;
}

/** Title and handle, unique in the catalogue: a piece whose name is taken is told apart by its shade. */
function nameProduct(names: UniqueNames, brand: string, short: string, style: Style) {
  const shade = style.colorways[0]?.shade.name ?? "";
  const shorts = short.includes(` in ${shade}`) ? [short] : [short, `${short} in ${shade}`];
  const { title, handle } = names.claim(shorts.map((each) => `${brand} ${uncapitalize(each)}`));
  const found = shorts.find((each) => title === `${brand} ${uncapitalize(each)}`);
  return { title, handle, shortTitle: found ?? short };
}
