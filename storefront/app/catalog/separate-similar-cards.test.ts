import { expect, test } from "vitest";
import type { CardProduct } from "./card-product";
import { separateSimilarCards } from "./separate-similar-cards";

const card = (title: string) => ({ title }) as CardProduct;
const varied = (...titles: string[]) => separateSimilarCards(titles.map(card)).map(({ title }) => title);

test("similar products are separated where possible", () => {
  expect(
    varied(
      "Linen wrap dress in plum",
      "Linen wrap dress in jet",
      "Easy linen wrap dress",
      "Velvet slip dress",
      "Poplin shirt dress",
    ),
  ).toEqual([
    "Linen wrap dress in plum",
    "Velvet slip dress",
    "Linen wrap dress in jet",
    "Poplin shirt dress",
    "Easy linen wrap dress",
  ]);
});

test("cards that already differ keep their order", () => {
  const titles = ["Tweed jacket", "Wool cape", "Quilted vest", "Trench coat", "Parka", "Duffle", "Bolero"];
  expect(varied(...titles)).toEqual(titles);
  expect(varied("Tweed jacket", "Tweed jacket")).toEqual(["Tweed jacket", "Tweed jacket"]);
  expect(varied()).toEqual([]);
});
