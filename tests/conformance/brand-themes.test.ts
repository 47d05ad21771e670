import { expect, test } from "vitest";
import { brandAccents, brandTheme } from "../../design-system/tokens/brand-theme.ts";
import { brandThemes } from "../../graphql/commerce-service/src/demo/brands/brand-themes.ts";
import { demoBrands } from "../../graphql/commerce-service/src/demo/brands/brands.ts";
import { brandSlug } from "../../graphql/commerce-service/src/demo/brands/brand-directory.ts";

test.each(Object.entries(brandThemes))("the theme of %s is readable everywhere", (name, file) => {
  expect(brandTheme(name, file).problems).toEqual([]);
  expect(brandAccents(name, file).problems).toEqual([]);
});

test("every theme belongs to a demo brand", () => {
  const slugs = demoBrands.map(({ displayName }) => brandSlug(displayName));
  expect(slugs).toEqual(expect.arrayContaining(Object.keys(brandThemes)));
});
