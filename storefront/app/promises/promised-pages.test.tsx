// @vitest-environment happy-dom
import { promiseNames, shownParts } from "@circlet/service-kit/promises";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { documentOf, mainPages } from "../../stories/page-texts";
import * as product from "../../stories/pages/Product.stories";
import { setShownParts } from "./promises";

const demo = shownParts("demo", promiseNames, true);

afterEach(() => setShownParts(demo));

const words =
  /free (shipping|of charge|by mail)|easy returns|quality guarantee|sent back|checked|hygiene|100%|\d+% (off (your|\d+ or|when)|below)|WELCOME/gi;

/** What the platform calls the discount of the story's cart. */
const takenOff = "15% off 2 or more items";

async function promisesOn(story: { readonly render?: unknown }): Promise<string[]> {
  const { body } = await documentOf((story.render as () => ReactNode)());
  const texts = body.textContent.replaceAll(takenOff, "");
  return [...new Set(texts.match(words) ?? [])];
}

test.each([...mainPages, ["sold-out product", product.SoldOut] as const])(
  "the %s page of a shop that promises nothing has no words about promises",
  async (_, story) => {
    expect(await promisesOn(story)).not.toEqual([]);
    setShownParts([]);
    expect(await promisesOn(story)).toEqual([]);
  },
);

test.each([
  ["bundle", "15% off 2 or"],
  ["welcome", "WELCOME"],
  ["free-shipping", "Free shipping"],
] as const)("the promise %s has words of its own", async (name, said) => {
  const [, home] = mainPages[0];
  setShownParts(demo.filter((other) => other !== name));
  expect(await promisesOn(home)).not.toContain(said);
  setShownParts([name, "demo"]);
  expect(await promisesOn(home)).toContain(said);
});
