import { expect, test } from "vitest";
import { shareLink, themeInQuery } from "./share-link.ts";
import { defaultDraft, type ThemeDraft } from "./theme-draft.ts";

const page = "https://design.example/storybook/iframe.html?id=theme-playground--default";
const queryOf = (link: string): string => new URL(link).search;

test("a link keeps every choice", () => {
  const draft: ThemeDraft = {
    name: "marigold",
    palette: { ...defaultDraft.palette, teal: "#0f5f6b", sand: "#f3e3e8" },
    font: "Young Serif",
    radius: { image: 0, control: 26, panel: 12 },
  };
  const link = shareLink(draft, page);
  expect(link).toMatch(
    /^https:\/\/design\.example\/storybook\/\?path=\/story\/theme-playground--default&theme=/,
  );
  expect(themeInQuery(queryOf(link))).toEqual({ draft, problem: undefined });
});

test("an unchanged theme has a short URL", () => {
  expect(shareLink(defaultDraft, page).length).toBeLessThan(200);
});

test("a URL without a theme shows Circlet's", () => {
  expect(themeInQuery("?path=/story/theme-playground--default")).toEqual({
    draft: defaultDraft,
    problem: undefined,
  });
});

const query = (theme: string): string => `?theme=${encodeURIComponent(theme)}`;

test.each([
  ['{"palette":{"teal":"red;} body{display:none"}}', "palette.teal must be a color such as #0f5f6b"],
  ['{"palette":{"teal":7}}', "palette.teal must be a color such as #0f5f6b"],
  ['{"radius":{"control":400}}', "radius.control must be 40 or less"],
  ['{"radius":{"control":"3px"}}', "radius.control must be a number"],
  ['{"font":"\\"; }"}', "font must be one of the packaged fonts"],
  ['{"name":"../../etc"}', "name must be lower-case letters"],
  ["{", "it is incomplete"],
  ['"red"', "it is incomplete"],
  [`{"name":"${"a".repeat(2000)}"}`, "it is too long"],
])("a link with the theme %s is rejected", (theme, why) => {
  const shared = themeInQuery(query(theme));
  expect(shared.problem).toContain(why);
  expect(shared.draft).toEqual(defaultDraft);
});

test("names that do not exist are ignored in a link", () => {
  const { draft } = themeInQuery(query('{"palette":{"__proto__":{"x":1},"purple":"#800080"},"extra":true}'));
  expect(draft).toEqual(defaultDraft);
});
