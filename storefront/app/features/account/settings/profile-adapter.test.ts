import { expect, test } from "vitest";
import { refusedNames } from "./profile-adapter";

test("each message of the service stands at its field", () => {
  const errors = [
    { field: ["input", "firstName"], message: "First name is too long" },
    { field: ["input", "firstName"], message: "First name is odd" },
    { field: null, message: "Try again later" },
  ];
  expect(refusedNames(errors)).toEqual({
    refused: { firstName: "First name is too long", form: "Try again later" },
  });
});
