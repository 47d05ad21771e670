import { expect, test } from "vitest";
import { mainPages, plainTexts } from "./page-texts";

/** Pages in the pseudo-language en-XA (tests/vitest.config.ts). A word without accents is missing from the catalog. */

test.each(mainPages)("the %s page has no text outside the catalogs", async (_, story) => {
  expect(await plainTexts(story)).toEqual([]);
});
