import { expect, test } from "vitest";
import { misspelledSettings } from "./misspelled-settings.ts";

const names = ["STOREFRONT_PORT", "STOREFRONT_API_URL", "PLATFORM_PORT", "CIRCLET_DATA_DIR"];

test.each([
  ["STOREFRONT_PROT", "STOREFRONT_PORT"],
  ["STORFRONT_PORT", "STOREFRONT_PORT"],
  ["STOREFRONT_APIURL", "STOREFRONT_API_URL"],
  ["storefront_port", "STOREFRONT_PORT"],
  ["CIRCLET_DATADIR", "CIRCLET_DATA_DIR"],
])("%s is told, with the name that is meant: %s", (given, meant) => {
  expect(misspelledSettings(names, { [given]: "1" })).toEqual([`${given} is no setting. Is ${meant} meant?`]);
});

test("one that begins as only ours do is told however far it is", () => {
  expect(misspelledSettings(names, { CIRCLET_FOLDER: "1" })).toEqual([
    "CIRCLET_FOLDER is no setting. The README lists them.",
  ]);
});

test.each([
  ["a setting", { STOREFRONT_PORT: "1" }],
  ["another tool's", { PLATFORM_PROJECT: "1", PLATFORM_BRANCH: "1", STOREFRONT_THEME: "1", PORT: "1" }],
  ["beside the one that it is near to", { STOREFRONT_PORT: "1", STOREFRONT_PORT2: "1" }],
  ["empty", { STOREFRONT_PROT: "" }],
])("nothing is said of what is %s", (_, environment) => {
  expect(misspelledSettings(names, environment)).toEqual([]);
});
