import { expect, test } from "vitest";
import { gtinOf } from "./gtin";

test.each(["4006381333931", "96385074", "036000291452", "10614141543219"])("%s is a GTIN", (barcode) => {
  expect(gtinOf(` ${barcode}`)).toBe(barcode);
});

test.each([
  null,
  undefined,
  "",
  "4006381333932",
  "HP-18",
  "12345",
  "400638133393",
  "4006381333931, 96385074",
])("the barcode %o is not stated as a GTIN", (barcode) => {
  expect(gtinOf(barcode)).toBe(null);
});
