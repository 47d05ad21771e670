import { expect, test } from "vitest";
import { fieldErrors } from "./field-errors";

test("the service's errors belong to fields, one to each", () => {
  const errors = [
    { field: ["input", "firstName"], message: "First name is too long" },
    { field: ["input", "firstName"], message: "First name is odd" },
    { field: null, message: "Try again later" },
  ];
  expect(fieldErrors(errors, ["firstName", "lastName"])).toEqual({
    firstName: "First name is too long",
    form: "Try again later",
  });
});
