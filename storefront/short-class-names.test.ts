import { expect, test } from "vitest";
import { shortClassNames } from "./short-class-names";

test("gives a style the same short name in every build", () => {
  const nameOf = shortClassNames();
  expect(nameOf({ hash: "1a2bcde0" })).toBe("bcde0");
  expect(nameOf({ hash: "1a2bcde0" })).toBe("bcde0");
});

test("starts no name with a digit", () => {
  expect(shortClassNames()({ hash: "1a23cde0" })).toBe("_3cde0");
});

test("refuses two styles that would share a name", () => {
  const nameOf = shortClassNames();
  nameOf({ hash: "1a2bcde0" });
  expect(() => nameOf({ hash: "9z9bcde0" })).toThrow("1a2bcde0 and 9z9bcde0 get the same class name");
});
