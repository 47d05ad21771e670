import { expect, test } from "vitest";
import { isEmail } from "./email.ts";

test.each([
  "ada@circlet.example",
  "ada.b+news@mail.circlet.example",
  " ada@circlet.example ",
  "d'arcy&co@circlet.example",
  "hello@bücher.example",
  "user@xn--e1afmkfd.xn--p1ai",
])("%o is an email address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  "",
  "ada",
  "ada@",
  "@circlet.example",
  "ada@circlet",
  "ada@circlet.",
  "a da@circlet.example",
  "a@b@c.de",
])("%o is not an email address", (text) => {
  expect(isEmail(text)).toBe(false);
});
