import { expect, test } from "vitest";
import { fieldErrors } from "./field-errors";

test("maps the service's errors to fields, one per field", () => {
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
