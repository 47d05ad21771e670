import { expect } from "@playwright/test";
import type { Screenshots } from "../gallery/screenshots.ts";
import { showStory, test } from "../gallery/test.ts";
import { compare, decode, type RawImage, widened } from "./raw-image.ts";

// Tests of the image comparison itself: it must notice these changes.
const story = "components-button--default";
const shoot = async (screenshots: Screenshots): Promise<RawImage> => decode(await screenshots.take(390));

test("the comparison notices a button that moved by one pixel", async ({ stage, screenshots }) => {
  await showStory(stage, story);
  const before = await shoot(screenshots);
  await stage.getByRole("button").evaluate((button) => (button.style.translate = "1px"));
  expect(compare(before, await shoot(screenshots))?.summary).toMatch(/^\d+ of \d+ pixels differ$/);
});

test("the comparison notices text that moved by one pixel", async ({ stage, screenshots }) => {
  await showStory(stage, "components-link--default");
  const before = await shoot(screenshots);
  await stage
    .getByRole("link")
    .evaluate((link) => Object.assign(link.style, { position: "relative", left: "1px" }));
  expect(compare(before, await shoot(screenshots))).not.toBeNull();
});

test("the comparison notices a slightly different color and another size", async ({ stage, screenshots }) => {
  await showStory(stage, story);
  const before = await shoot(screenshots);
  const button = stage.getByRole("button");
  await button.evaluate((button) => (button.style.background = "#2a2a2a"));
  expect(compare(before, await shoot(screenshots))).not.toBeNull();
  await button.evaluate((button) => (button.style.padding = "20px"));
  expect(compare(before, await shoot(screenshots))?.summary).toContain("size changed");
});

test("a wider screenshot that only adds background matches the narrower one", async ({
  stage,
  screenshots,
}) => {
  await showStory(stage, story);
  const continued = await widened(await shoot(screenshots), 768);
  const wider = async (): Promise<RawImage> => decode(await screenshots.take(768));
  expect(compare(continued, await wider())).toBeNull();
  await stage.getByRole("button").evaluate((button) => (button.style.marginInlineStart = "600px"));
  expect(compare(continued, await wider())).not.toBeNull();
});

test("the comparison finds no difference after showing another story", async ({ stage, screenshots }) => {
  await showStory(stage, story);
  const before = await shoot(screenshots);
  await showStory(stage, "patterns-header--default");
  await showStory(stage, story);
  expect(compare(before, await shoot(screenshots))).toBeNull();
});

test("the gallery uses only the shipped fonts", async ({ stage, screenshots }) => {
  await showStory(stage, story);
  await stage.getByRole("button").evaluate((button) => (button.textContent = "add to bag"));
  const before = await shoot(screenshots);
  await stage.getByRole("button").evaluate((button) => (button.style.fontFamily = "Gilda Display"));
  expect(compare(before, await shoot(screenshots))).not.toBeNull();
});
