import { expect, test } from "vitest";
import { offlinePage, tooManyRequestsPage, unavailablePage } from "./try-again-page.ts";

test.each([
  ["offline", offlinePage()],
  ["unavailable", unavailablePage()],
  ["too many requests", tooManyRequestsPage({ seconds: 60, inWords: "a minute" })],
])("the page for %s allows its own style and nothing else", async (_, response) => {
  const [, nonce] = /<style nonce="(\w+)">/.exec(await response.text()) ?? [];
  expect(nonce).toHaveLength(32);
  expect(response.headers.get("Content-Security-Policy")).toBe(
    `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
  );
});
