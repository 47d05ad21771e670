import { expect, test } from "vitest";
import { chooseDiscount } from "./choose-discount.ts";
import type { Buyer, Discount } from "./discount.ts";

const twoOrMore: Discount = {
  id: 1,
  code: null,
  title: "15% off 2 or more",
  percent: 15,
  minimumQuantity: 2,
  firstOrderOnly: false,
  validHours: null,
};
const welcome: Discount = {
  id: 2,
  code: "WELCOME",
  title: "25% off your first order",
  percent: 25,
  minimumQuantity: 1,
  firstOrderOnly: true,
  validHours: 24,
};
const noon = new Date("2025-06-02T12:00:00Z");
const hoursBefore = (hours: number) => new Date(noon.getTime() - hours * 3_600_000);
const newcomer: Buyer = { hasEarlierOrder: false, issuedAt: new Map() };
const dress = { quantity: 1, amount: 3995 };
const boots = { quantity: 1, amount: 8950 };

function choose(
  codes: string[],
  { lines = [dress, boots], buyer = newcomer, discounts = [twoOrMore, welcome] } = {},
) {
  return chooseDiscount(lines, codes, discounts, buyer, noon);
}

test("two items cost 15% less, to the cent", () => {
  const { discount, allocations } = choose([]);
  expect(discount?.title).toBe("15% off 2 or more");
  // 15% of 129.45 is 19.4175.
  expect(allocations).toEqual([599, 1343]);
});

test("one item gets no discount", () => {
  expect(choose([], { lines: [dress] })).toEqual({ allocations: [0], codes: [] });
});

test("a line with quantity two counts as two items", () => {
  expect(choose([], { lines: [{ quantity: 2, amount: 2000 }] }).allocations).toEqual([300]);
});

test("WELCOME takes 25% off a first order, in any spelling, instead of the 15%", () => {
  const { discount, allocations, codes } = choose([" welcome "]);
  expect(discount?.code).toBe("WELCOME");
  expect(allocations).toEqual([999, 2237]);
  expect(codes).toEqual([{ code: " welcome " }]);
});

test("a discount code that takes off less than the automatic discount does not apply", () => {
  const small = { ...welcome, code: "SMALL", percent: 10 };
  const { discount, codes } = choose(["SMALL"], { discounts: [twoOrMore, small] });
  expect(discount).toBe(twoOrMore);
  expect(codes).toEqual([{ code: "SMALL", refusal: "another-is-better" }]);
});

test("an unknown discount code changes nothing", () => {
  const { discount, codes } = choose(["FREE"]);
  expect(discount).toBe(twoOrMore);
  expect(codes).toEqual([{ code: "FREE", refusal: "unknown" }]);
});

test("WELCOME is for a first order only", () => {
  const { discount, codes } = choose(["WELCOME"], { buyer: { ...newcomer, hasEarlierOrder: true } });
  expect(discount).toBe(twoOrMore);
  expect(codes).toEqual([{ code: "WELCOME", refusal: "not-first-order" }]);
});

test("WELCOME expires exactly 24 hours after it was sent", () => {
  const sent = (time: Date) => ({ buyer: { ...newcomer, issuedAt: new Map([[2, time]]) } });
  expect(choose(["WELCOME"], sent(new Date(hoursBefore(24).getTime() + 1))).discount).toBe(welcome);
  expect(choose(["WELCOME"], sent(hoursBefore(24))).codes).toEqual([
    { code: "WELCOME", refusal: "expired", validHours: 24 },
  ]);
});

test("WELCOME does not expire for a buyer who was not sent it", () => {
  expect(choose(["WELCOME"]).discount).toBe(welcome);
});
