import { expect, test } from "vitest";
import { refusedNames } from "./profile-adapter";

test("maps the service's errors to fields", () => {
  const errors = [
    { field: ["input", "firstName"], message: "First name is too long" },
    { field: ["input", "firstName"], message: "First name is odd" },
    { field: null, message: "Try again later" },
  ];
  expect(refusedNames(errors)).toEqual({
    refused: { firstName: "First name is too long", form: "Try again later" },
  });
});
