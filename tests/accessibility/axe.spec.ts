import { expect, type Page } from "@playwright/test";
import type { run, RunOptions } from "axe-core";
import { accessibilityRules } from "../../.storybook/accessibility.ts";
import { allStories } from "../gallery/stories.ts";
import { performStory, test } from "../gallery/test.ts";

const everyRule: RunOptions = { ...accessibilityRules, resultTypes: ["violations"] };
/** Forced colors are the system's, with the system's contrast; what scripts are told of a text's color is not what is seen. */
const withoutContrast: RunOptions = {
  ...everyRule,
  rules: { ...accessibilityRules.rules, "color-contrast": { enabled: false } },
};

/** What axe finds, a line for each element. */
async function findings(stage: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await stage.evaluate(
    (options) => (window as unknown as { axe: { run: typeof run } }).axe.run(document, options),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/** Words that keep colors of their own where a shopper has asked for others: only what shows a color may. */
const stubbornWords = (stage: Page): Promise<string[]> =>
  stage.evaluate(() =>
    [...document.querySelectorAll("#story *")]
      .filter((element) => getComputedStyle(element).forcedColorAdjust === "none")
      .map((element) => element.textContent)
      .filter((words) => words.trim() !== ""),
  );

// In light every story is checked by its own test, which also performs it.
for (const story of allStories())
  test(`${story} in dark and in forced colors`, async ({ stage }) => {
    await performStory(stage, story);
    await stage.evaluate(() => window.gallery.dress("circlet", "dark"));
    expect.soft(await findings(stage, everyRule), "dark").toEqual([]);
    await stage.evaluate(() => window.gallery.dress("circlet", "light"));
    await stage.emulateMedia({ forcedColors: "active" });
    expect.soft(await findings(stage, withoutContrast), "forced colors").toEqual([]);
    expect.soft(await stubbornWords(stage), "words that keep their colors").toEqual([]);
    await stage.emulateMedia({ forcedColors: "none" });
  });

test("finds a text that is too pale, a name that is missing, a target that is too small", async ({
  stage,
}) => {
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
});
