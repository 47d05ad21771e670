import { expect } from "@playwright/test";
import { shoot, showStory, test } from "../gallery/test.ts";
import { compare } from "./picture.ts";

// Whoever watches is watched: what these change has to be seen.
const story = "components-button--default";

test("sees a button that has moved by one pixel", async ({ stage }) => {
  await showStory(stage, story);
  const before = await shoot(stage, 390);
  await stage.getByRole("button").evaluate((button) => (button.style.translate = "1px"));
  expect(compare(before, await shoot(stage, 390))?.words).toMatch(/^\d+ of \d+ pixels differ$/);
});

test("sees black turn to charcoal, and another size", async ({ stage }) => {
  await showStory(stage, story);
  const before = await shoot(stage, 390);
  const button = stage.getByRole("button");
  await button.evaluate((button) => (button.style.background = "#2a2a2a"));
  expect(compare(before, await shoot(stage, 390))).not.toBeNull();
  await button.evaluate((button) => (button.style.padding = "20px"));
  expect(compare(before, await shoot(stage, 390))?.words).toContain("have become");
});

test("sees the same in the same", async ({ stage }) => {
  await showStory(stage, story);
  const before = await shoot(stage, 390);
  await showStory(stage, "patterns-header--default");
  await showStory(stage, story);
  expect(compare(before, await shoot(stage, 390))).toBeNull();
});

test("draws with the shipped fonts alone", async ({ stage }) => {
  await showStory(stage, story);
  await stage.getByRole("button").evaluate((button) => (button.textContent = "add to bag"));
  const before = await shoot(stage, 390);
  await stage.getByRole("button").evaluate((button) => (button.style.fontFamily = "Gilda Display"));
  expect(compare(before, await shoot(stage, 390))).not.toBeNull();
});
