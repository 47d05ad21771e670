import { expect, test } from "vitest";
import { displayedEmail, emailPattern, normalizedEmail } from "./email-address.ts";

test.each([
  "plain@example.com",
  "d'arcy@example.com",
  "sales&care@example.com",
  "a!b@example.com",
  "a/b@example.com",
  "dot.@example.com",
  "a..b@example.com",
  "ada+news@mail.example.com",
  "a@two--dashes.com",
  "hello@xn--bcher-kva.example",
  "hello@bücher.example",
  "user@xn--e1afmkfd.xn--p1ai",
  "a@пример.рф",
])("%s is an email address", (address) => {
  expect(emailPattern.test(address)).toBe(true);
});

test.each([
  "a@b",
  "a b@c.de",
  "a@.com",
  "a@c..de",
  "a@-c.de",
  "a@sub_domain.example.com",
  '"quoted"@example.com',
  "a@127.0.0.1",
  "a@[127.0.0.1]",
  "ü@example.com",
  "a@b@c.de",
  "a@c.de\n",
  `${"a".repeat(65)}@example.com`,
])("%o is not an email address", (address) => {
  expect(emailPattern.test(address)).toBe(false);
});

test("a long text without an end is refused at once", () => {
  const start = performance.now();
  expect(emailPattern.test(`a@${"a.".repeat(50_000)}`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each([
  [" Ada@Circlet.example", "ada@circlet.example"],
  ["hello@Bücher.example", "hello@xn--bcher-kva.example"],
  ["hello@xn--bcher-kva.example", "hello@xn--bcher-kva.example"],
  ["ada", "ada"],
  ["", ""],
])("%o is stored as %o", (address, stored) => {
  expect(normalizedEmail(address)).toBe(stored);
});

test.each([
  ["hello@xn--bcher-kva.example", "hello@bücher.example"],
  ["user@xn--e1afmkfd.xn--p1ai", "user@пример.рф"],
  ["hello@bücher.example", "hello@bücher.example"],
  ["d'arcy@example.com", "d'arcy@example.com"],
  ["a@xn--0.example", "a@xn--0.example"],
  ["", ""],
])("%o is shown as %o", (address, shown) => {
  expect(displayedEmail(address)).toBe(shown);
});
