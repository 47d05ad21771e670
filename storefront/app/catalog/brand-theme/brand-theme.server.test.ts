import { beforeEach, expect, test, vi } from "vitest";
import { pageTheme } from "./brand-theme.server";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const brand = (themes: { theme?: unknown; draftTheme?: unknown }) => ({
  slug: "norelle",
  displayName: "Norelle",
  blurb: null,
  url: null,
  ...themes,
});
const themeOf = (teal: unknown) => ({ palette: { teal: { $value: teal } } });

test("a preview shows the draft, others the theme", () => {
  const norelle = brand({ theme: themeOf("#6b4a78"), draftTheme: themeOf("#8a4a1f") });
  expect(pageTheme(norelle, "norelle")).toMatchObject({
    variables: { "--circlet-palette-teal": "#8a4a1f" },
    notice: "This is a preview. Only people with this link see these colors.",
  });
  expect(pageTheme(norelle, null)).toMatchObject({
    variables: { "--circlet-palette-teal": "#6b4a78" },
    notice: null,
  });
});

test("a preview of an invalid draft says what is wrong; the log does so once", () => {
  const norelle = brand({ draftTheme: themeOf("teal") });
  const problem = 'norelle: palette.teal must be a color such as "#0f5f6b".';
  for (const _ of [1, 2])
    expect(pageTheme(norelle, "norelle")).toEqual({
      brand: "norelle",
      variables: {},
      notice: `This preview cannot show your theme:\n${problem}`,
    });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(`The theme of norelle is not used. ${problem}`);
});

test("a preview says that the brand has no theme", () => {
  expect(pageTheme(brand({}), "norelle")?.notice).toContain("No theme is stored for this brand.");
});

test("shoppers see no theme that is missing or invalid", () => {
  expect(pageTheme(brand({}), null)).toBeUndefined();
  expect(pageTheme(brand({ theme: themeOf("teal") }), null)).toBeUndefined();
});
