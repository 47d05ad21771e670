import { expect, test } from "vitest";
import { misspelledSettings, misspellingWarning, warnedVariable } from "./misspelled-settings.ts";

const names = ["STOREFRONT_PORT", "STOREFRONT_API_URL", "PLATFORM_PORT", "CIRCLET_DATA_DIR"];

test.each([
  ["STOREFRONT_PROT", "STOREFRONT_PORT"],
  ["STORFRONT_PORT", "STOREFRONT_PORT"],
  ["STOREFRONT_APIURL", "STOREFRONT_API_URL"],
  ["storefront_port", "STOREFRONT_PORT"],
  ["CIRCLET_DATADIR", "CIRCLET_DATA_DIR"],
])("the warning about %s suggests %s", (given, meant) => {
  expect(misspelledSettings(names, { [given]: "1" })).toEqual([{ given, meant }]);
});

test("an unknown name with the CIRCLET_ prefix gets a warning", () => {
  expect(misspelledSettings(names, { CIRCLET_FOLDER: "1" })).toEqual([
    { given: "CIRCLET_FOLDER", meant: null },
  ]);
});

test("a warning suggests the intended name, or where to look", () => {
  expect(misspellingWarning({ given: "STOREFRONT_PROT", meant: "STOREFRONT_PORT" })).toBe(
    "STOREFRONT_PROT is not a setting. Did you mean STOREFRONT_PORT?",
  );
  expect(misspellingWarning({ given: "CIRCLET_FOLDER", meant: null })).toBe(
    "CIRCLET_FOLDER is not a setting. storefront/SETTINGS.md lists all settings.",
  );
});

test.each([
  ["a setting", { STOREFRONT_PORT: "1" }],
  ["another tool's", { PLATFORM_PROJECT: "1", PLATFORM_BRANCH: "1", STOREFRONT_THEME: "1", PORT: "1" }],
  ["set beside the similar setting", { STOREFRONT_PORT: "1", STOREFRONT_PORT2: "1" }],
  ["already reported", { STOREFRONT_PROT: "1", [warnedVariable]: "1" }],
  ["empty", { STOREFRONT_PROT: "" }],
  ["of another process", { CIRCLET_CONTENT: "own", CIRCLET_PROMISES: "none" }],
])("the name %s gets no warning", (_, environment) => {
  expect(misspelledSettings(names, environment)).toEqual([]);
});
