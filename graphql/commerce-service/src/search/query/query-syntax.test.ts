import { expect, test } from "vitest";
import { parseQuery, type SearchQuery } from "./query-syntax.ts";

/** A query as a short logical expression. */
function written(query: SearchQuery): string {
  if (query.kind === "all") return "*";
  if (query.kind === "not") return `!${written(query.part)}`;
  if (query.kind === "term") {
    const { field, comparator, value, prefix, phrase } = query;
    const text = phrase ? `'${value}'` : value;
    return `${field ? `${field}${comparator}` : ""}${text}${prefix ? "*" : ""}`;
  }
  return `(${query.parts.map(written).join(query.kind === "and" ? " & " : " | ")})`;
}

test.each([
  ["red dress", "(red & dress)"],
  ["red OR dress", "(red | dress)"],
  ["red dress OR blue jeans", "((red & dress) | (blue & jeans))"],
  ["id:1 OR id:gid://shopify/Product/2", "(id=1 | id=gid://shopify/Product/2)"],
  ['tag:"wide leg" -vendor:Elowen', "(tag='wide leg' & !vendor=Elowen)"],
  ["variants.price:<=50 AND variants.price:>10", "(variants.price<=50 & variants.price>10)"],
  ["(a OR b) NOT c", "((a | b) & !c)"],
  ["-(a OR b) c", "(c & !(a | b))"],
  ["title:dre*", "title=dre*"],
  ["title:*dre*", "title=dre*"],
  ["t-shirt", "t-shirt"],
  ["vendor:'Case'", "vendor='Case'"],
  ["-tag:'womens' dress", "(dress & !tag='womens')"],
  ["NOT vendor:'Case'", "!vendor='Case'"],
  ["-連衣裙 -été", "(!連衣裙 & !été)"],
  ["created_at:>'2020-01-01T00:00:00Z'", "created_at>'2020-01-01T00:00:00Z'"],
  ["created_at:<now", "created_at<now"],
  ["variants.price:>'100'", "variants.price>'100'"],
  [String.raw`vendor:"Fleece \& Fathom"`, "vendor='Fleece & Fathom'"],
  [String.raw`title:'women\'s "best"'`, `title='women's "best"'`],
  [String.raw`handle:case\-nine\-a`, "handle=case-nine-a"],
  [String.raw`dre\*`, "dre*"],
  ["tag:* -tag:*", "(tag=* & !tag=*)"],
  ["handle:case-*", "handle=case-*"],
  ["women's '90s dress", "(women's & '90s & dress)"],
  ["'red dress' (coat)", "('red dress' & coat)"],
  ["\\", "\\"],
  ["", "*"],
  ["   ", "*"],
  [") ( AND OR NOT", "*"],
  ['"never closed', "'never closed'"],
])("the search syntax: %s", (text, expected) => {
  expect(written(parseQuery(text, "and"))).toBe(expected);
});

test("words are joined by OR on request, and negated words stay excluded", () => {
  expect(written(parseQuery("red dress -mini", "or"))).toBe("((red | dress) & !mini)");
});
