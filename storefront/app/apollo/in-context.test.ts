import { expect, test } from "vitest";
import { contextVariables } from "./in-context";

test.each([
  ["en-GB", { country: "GB", language: "EN" }],
  ["pt-BR", { country: "BR", language: "PT_BR" }],
])("an operation carries the country and language of %s", (locale, variables) => {
  expect(contextVariables(locale)).toEqual(variables);
});
