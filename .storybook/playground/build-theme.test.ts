import { expect, test } from "vitest";
import { buildTheme, tokenFile } from "./build-theme.ts";
import { defaultDraft, type ThemeDraft } from "./theme-draft.ts";

const withColors = (colors: Record<string, string>): ThemeDraft => ({
  ...defaultDraft,
  palette: { ...defaultDraft.palette, ...colors },
});

test("Circlet's own colors have no problems", () => {
  const { css, findings } = buildTheme(defaultDraft);
  expect(findings).toEqual([]);
  expect(css).toContain('[data-brand="playground"]');
});

test("a pale color is reported with every pair and a tone that fixes them", () => {
  const [finding, ...others] = buildTheme(withColors({ textGrey: "#c0c0c0" })).findings;
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    name: "textGrey",
    nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
  });
  expect(finding!.messages.length).toBeGreaterThan(3);
  expect(finding!.messages[0]).toContain("light: color.textMuted (palette.textGrey, #c0c0c0)");
  expect(buildTheme(withColors({ textGrey: finding!.nearest! })).findings).toEqual([]);
});

test("a theme includes its font's source, so that the build finds it", () => {
  const file = tokenFile({ ...defaultDraft, font: "Young Serif" });
  expect(JSON.stringify(file)).toContain("@fontsource/young-serif/files/");
});
