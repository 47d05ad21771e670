import { expect, test } from "vitest";
import { brandAccents, brandTheme } from "../../design-system/tokens/brand-theme.ts";
import brands from "../../graphql/demo/brands.json" with { type: "json" };

const themes = brands.flatMap(({ slug, theme }) => (theme ? [[slug, theme] as const] : []));

test.each(themes)("the theme of %s is readable everywhere", (name, file) => {
  expect(brandTheme(name, file).problems).toEqual([]);
  expect(brandAccents(name, file).problems).toEqual([]);
});
