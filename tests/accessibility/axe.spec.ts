import { expect, type Page } from "@playwright/test";
import type { run, RunOptions } from "axe-core";
import { accessibilityRules } from "../../.storybook/accessibility.ts";
import { storyIds } from "../gallery/stories.ts";
import { performStory, test } from "../gallery/test.ts";

const everyRule: RunOptions = { ...accessibilityRules, resultTypes: ["violations"] };
/** Dark mode changes nothing but colors. The story's own test checks every rule in light mode. */
const colorRules: RunOptions = {
  runOnly: ["color-contrast", "link-in-text-block"],
  resultTypes: ["violations"],
};

/** Axe's findings, one line per element. Ignores content behind an open dialog, which cannot be read. */
async function findings(stage: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await stage.evaluate(
    (options) =>
      (window as unknown as { axe: { run: typeof run } }).axe.run(
        document.querySelector("[role=dialog]:popover-open") ?? document,
        options,
      ),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/** Text that ignores forced colors. Only color swatches may do so, and they have no text. */
const textWithOwnColors = (stage: Page): Promise<string[]> =>
  stage.evaluate(() =>
    [...document.querySelectorAll("#story *")]
      .filter((element) => getComputedStyle(element).forcedColorAdjust === "none")
      .map((element) => element.textContent)
      .filter((text) => text.trim() !== ""),
  );

const softly = expect.configure({ soft: true });

/** Pixels by which the page is wider than the window. */
const overflow = (stage: Page): Promise<number> =>
  stage.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const story of storyIds())
  test(`${story} in German, in dark, in forced colors and on a small phone`, async ({ stage }) => {
    await performStory(stage, story, { words: "de" });
    await stage.evaluate(() => window.gallery.setTheme("circlet", "dark"));
    expect.soft(await findings(stage, colorRules), "dark").toEqual([]);
    await stage.evaluate(() => window.gallery.setTheme("circlet", "light"));
    // In forced colors, the system chooses the contrast.
    await stage.emulateMedia({ forcedColors: "active" });
    expect.soft(await textWithOwnColors(stage), "text that ignores forced colors").toEqual([]);
    await stage.emulateMedia({ forcedColors: "none" });
    await stage.setViewportSize({ width: 320, height: 640 });
    await softly.poll(() => overflow(stage), "overflow at 320 px").toBe(0);
    await stage.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await softly.poll(() => overflow(stage), "overflow at 320 px with text of 200%").toBe(0);
  });

test("axe finds low contrast, a missing name and a small target", async ({ stage }) => {
  await performStory(stage, "components-button--default");
  await stage.getByRole("button").evaluate((button) => {
    button.style.color = "#555";
    button.after(document.createElement("button"));
    const small = document.createElement("button");
    small.textContent = "x";
    small.style.cssText = "all: unset; display: block; width: 8px; height: 8px";
    button.after(small, small.cloneNode(true));
  });
  const found = (await findings(stage, everyRule)).join("\n");
  for (const rule of ["color-contrast:", "button-name:", "target-size:"]) expect(found).toContain(rule);
  expect((await findings(stage, colorRules)).join("\n")).toContain("color-contrast:");
});
