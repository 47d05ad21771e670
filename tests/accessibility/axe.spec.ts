import { expect, type Page } from "@playwright/test";
import type { run, RunOptions } from "axe-core";
import { accessibilityRules } from "../../.storybook/accessibility.ts";
import { storyIds } from "../gallery/stories.ts";
import { performStory, showStory, test } from "../gallery/test.ts";

const everyRule: RunOptions = accessibilityRules;
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

/** Boxes that would cover the text of every page of paper. */
function printedBoxes(): string[] {
  // The storefront's own styles leave out all around its page, which stories do not have.
  document.querySelector<HTMLElement>("#story")?.style.setProperty("display", "block", "important");
  return [...document.querySelectorAll("#story *")]
    .filter((element) => getComputedStyle(element).position === "fixed" && element.checkVisibility())
    .map((element) => element.outerHTML.slice(0, 80));
}

const softly = expect.configure({ soft: true });

/** What makes the page wider than the window. */
const overflow = (stage: Page): Promise<string[]> =>
  stage.evaluate(() => {
    const width = window.innerWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const boxes = [...document.body.querySelectorAll("*")].map(
      (element) => [element, element.getBoundingClientRect()] as const,
    );
    return boxes
      .filter(([, { left, right }]) => left < 0 || right > width)
      .map(([element]) => element.outerHTML.slice(0, 200));
  });

/** A translator's elements in a flex box add line breaks to `innerText` that nobody sees. */
const shownText = (stage: Page): Promise<string> =>
  stage.evaluate(() => document.body.innerText.replaceAll(/\s+/gu, " "));

/** The spacing that WCAG 1.4.12 lets readers choose. */
const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** The texts that are clipped once the reader has changed their spacing. */
async function clippedBySpacing(stage: Page): Promise<string[]> {
  const before = await stage.evaluate(clippedTexts);
  const style = await stage.addStyleTag({ content: readersSpacing });
  const after = await stage.evaluate(clippedTexts);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return after.filter((text) => !before.includes(text));
}

/** Runs in the page: the texts of which a box without a scroll bar hides a part. */
function clippedTexts(): string[] {
  const tolerance = 1;
  function isClipped(text: Node): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const shown = range.getBoundingClientRect();
    for (let box = text.parentElement; box && shown.width > 0; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
      const { width, height, ...edge } = box.getBoundingClientRect();
      // Only screen readers have it.
      if (clipPath !== "none" || width <= 1 || height <= 1) return false;
      const hides = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow));
      if (hides[0] && (shown.left < edge.left - tolerance || shown.right > edge.right + tolerance))
        return true;
      if (hides[1] && (shown.top < edge.top - tolerance || shown.bottom > edge.bottom + tolerance))
        return true;
      if (/auto|scroll/.test(overflowX + overflowY) || position === "fixed") return false;
    }
    return false;
  }
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.nodeValue?.trim() && isClipped(texts.currentNode))
      found.push(texts.currentNode.nodeValue);
  return found;
}

/** Runs in the page: the prices that a browser would translate, and with them replace. */
function translatedPrices(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const isPrice = /^[^\p{L}]*\d[^\p{L}]*$/u.test(nodeValue ?? "") && /\p{Sc}/u.test(nodeValue ?? "");
    if (isPrice && parentElement?.translate) found.push(parentElement.outerHTML);
  }
  return found;
}

/** Runs in the page: the controls whose text is wider than they are, without an ellipsis. */
const overflowingControls = (): string[] =>
  [...document.querySelectorAll("button, a, summary, label")]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .filter((control) => getComputedStyle(control).textOverflow !== "ellipsis")
    .map((control) => control.outerHTML);

/** Runs in the page: writes its texts in a script without spaces, from right to left, or in long words. */
function writeIn(language: "ja" | "ar" | "fi"): void {
  const [letters, shortest] = {
    ja: ["返品された服を新しい人へ", 1] as const,
    ar: ["ملابسجديدةللجميع", 1] as const,
    fi: ["lentokonesuihkuturbiinimoottoriapumekaanikko".slice(0, 30), 8] as const,
  }[language];
  document.documentElement.lang = language;
  document.documentElement.dir = language === "ar" ? "rtl" : "ltr";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.translate) continue;
    text.data = text.data.replaceAll(/\p{L}+/gu, (word) => {
      if (word.length < shortest) return word;
      return language === "fi" ? letters : letters.slice(0, word.length);
    });
  }
}

for (const story of storyIds())
  test(`${story} in German, translated, widely spaced, in dark, in forced colors, on paper, on a small phone and in other scripts`, async ({
    stage,
  }) => {
    await showStory(stage, story, { words: "de" });
    const text = await shownText(stage);
    await showStory(stage, story, { words: "de", translation: "browser" });
    expect.soft(await shownText(stage), "text of the translated page").toBe(text);
    expect.soft(await stage.evaluate(translatedPrices), "prices to translate").toEqual([]);
    expect.soft(await clippedBySpacing(stage), "texts that wide spacing clips").toEqual([]);
    await stage.evaluate(() => window.gallery.setTheme("circlet", "dark"));
    expect.soft(await findings(stage, colorRules), "dark").toEqual([]);
    await stage.evaluate(() => window.gallery.setTheme("circlet", "light"));
    // In forced colors, the system chooses the contrast.
    await stage.emulateMedia({ forcedColors: "active" });
    expect.soft(await textWithOwnColors(stage), "text that ignores forced colors").toEqual([]);
    await stage.emulateMedia({ forcedColors: "none" });
    await stage.emulateMedia({ media: "print" });
    expect.soft(await stage.evaluate(printedBoxes), "fixed boxes on paper").toEqual([]);
    await stage.emulateMedia({ media: "screen" });
    await stage.setViewportSize({ width: 320, height: 640 });
    await softly.poll(() => overflow(stage), "overflow at 320 px").toEqual([]);
    await stage.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await softly.poll(() => overflow(stage), "overflow at 320 px with text of 200%").toEqual([]);
    await stage.evaluate(() => (document.documentElement.style.fontSize = ""));
    for (const language of ["ja", "ar", "fi"] as const) {
      await stage.evaluate(writeIn, language);
      await softly.poll(() => overflow(stage), `overflow at 320 px in ${language}`).toEqual([]);
      expect
        .soft(await stage.evaluate(overflowingControls), `overflowing controls in ${language}`)
        .toEqual([]);
    }
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
