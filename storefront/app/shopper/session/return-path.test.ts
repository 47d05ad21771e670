import { expect, test } from "vitest";
import { returnPath } from "./return-path";

const shop = "https://circlet.example";

const ours = [
  "/",
  "/profile/wishlist",
  "/products/norelle-slip-dress?color=Plum&size=M",
  "/search?text=wrap%20dress&category=dresses,tops&sort=price_asc",
  "/faq#returns",
  "/search?text=https://evil.example/",
  "/search?text=//evil.example",
  "/brands/mother-wrens",
];

const hostile = [
  "https://evil.example",
  "https://evil.example/profile",
  "http://circlet.example/profile",
  "https://circlet.example.evil.example/",
  "https://circlet.example@evil.example/",
  "//evil.example",
  "//evil.example/profile",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "/\\/evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  " /profile",
  "/profile ",
  "/ /evil.example",
  "/\u0000/evil.example",
  "/\u000b/evil.example",
  "/\u00a0/evil.example",
  "/\u2028/evil.example",
  "/\u3000/evil.example",
  "/\uff0fevil.example",
  "/\u2215evil.example",
  "/./\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/profile/..//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/a/%2e%2e//evil.example",
  "/%2f/evil.example",
  "/%2F/evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/%5C%5Cevil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://circlet.example/1",
  "file:///etc/passwd",
  "about:blank",
  "mailto:evil@evil.example",
  "ftp://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:\\\\evil.example",
  "evil.example",
  "profile",
  "./profile",
  "../profile",
  "?text=a",
  "#returns",
  "@evil.example",
  ".evil.example",
  ":443/profile",
  '/"><script>alert(1)</script>',
  "/<script>alert(1)</script>",
  "/?code=stolen&state=1",
  "/?code=stolen",
  "/?error=access_denied&state=1",
  "/profile\u0000",
  "/\u202egro.elpmaxe",
  `/${"a".repeat(2001)}`,
  "",
];

test.each(ours)("a sign-in returns to %s", (path) => {
  expect(returnPath(path, shop)).toBe(path);
});

test.each(hostile)("the path %j is replaced with the home page", (path) => {
  expect(returnPath(path, shop)).toBe("/");
});

test.each([null, undefined, 1, {}, ["/profile"]])("the path %j is replaced with the home page", (path) => {
  expect(returnPath(path, shop)).toBe("/");
});

test("a sign-in never leaves the shop, however a browser parses the path", () => {
  for (const path of [...hostile, ...ours]) {
    expect(new URL(returnPath(path, shop), `${shop}/deep/er/`).origin).toBe(shop);
  }
});
