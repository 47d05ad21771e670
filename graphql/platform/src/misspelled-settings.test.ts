import { expect, test } from "vitest";
import { misspelledSettings, misspellingSentence, toldMark } from "./misspelled-settings.ts";

const names = ["STOREFRONT_PORT", "STOREFRONT_API_URL", "PLATFORM_PORT", "CIRCLET_DATA_DIR"];

test.each([
  ["STOREFRONT_PROT", "STOREFRONT_PORT"],
  ["STORFRONT_PORT", "STOREFRONT_PORT"],
  ["STOREFRONT_APIURL", "STOREFRONT_API_URL"],
  ["storefront_port", "STOREFRONT_PORT"],
  ["CIRCLET_DATADIR", "CIRCLET_DATA_DIR"],
])("%s is told, with the name that is meant: %s", (given, meant) => {
  expect(misspelledSettings(names, { [given]: "1" })).toEqual([{ given, meant }]);
});

test("one that begins as only ours do is told however far it is", () => {
  expect(misspelledSettings(names, { CIRCLET_FOLDER: "1" })).toEqual([
    { given: "CIRCLET_FOLDER", meant: null },
  ]);
});

test("the sentence names what is meant, or where to look", () => {
  expect(misspellingSentence({ given: "STOREFRONT_PROT", meant: "STOREFRONT_PORT" })).toBe(
    "STOREFRONT_PROT is no setting. Is STOREFRONT_PORT meant?",
  );
  expect(misspellingSentence({ given: "CIRCLET_FOLDER", meant: null })).toBe(
    "CIRCLET_FOLDER is no setting. The README lists them.",
  );
});

test.each([
  ["a setting", { STOREFRONT_PORT: "1" }],
  ["another tool's", { PLATFORM_PROJECT: "1", PLATFORM_BRANCH: "1", STOREFRONT_THEME: "1", PORT: "1" }],
  ["beside the one that it is near to", { STOREFRONT_PORT: "1", STOREFRONT_PORT2: "1" }],
  ["told of already", { STOREFRONT_PROT: "1", [toldMark]: "1" }],
  ["empty", { STOREFRONT_PROT: "" }],
])("nothing is said of what is %s", (_, environment) => {
  expect(misspelledSettings(names, environment)).toEqual([]);
});
