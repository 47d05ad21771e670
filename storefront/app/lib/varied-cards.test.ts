import { expect, test } from "vitest";
import type { CardProduct } from "./product-card";
import { variedCards } from "./varied-cards";

const card = (title: string) => ({ title }) as CardProduct;
const varied = (...titles: string[]) => variedCards(titles.map(card)).map(({ title }) => title);

test("the same garment in the same cloth does not stand twice in a row where it can be helped", () => {
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

test("what varies already keeps its order, and nothing is lost", () => {
  const titles = ["Tweed jacket", "Wool cape", "Quilted vest", "Trench coat", "Parka", "Duffle", "Bolero"];
  expect(varied(...titles)).toEqual(titles);
  expect(varied("Tweed jacket", "Tweed jacket")).toEqual(["Tweed jacket", "Tweed jacket"]);
  expect(varied()).toEqual([]);
});
