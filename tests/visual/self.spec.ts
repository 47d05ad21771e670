import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import type { Camera } from "../gallery/camera.ts";
import { showStory, test } from "../gallery/test.ts";
import { compare, decode, encodePng, type Picture } from "./picture.ts";
import { attachChange, attachedChanges } from "./report/attached.ts";
import { writeReport } from "./report/reporter.ts";

// Whoever watches is watched: what these change has to be seen.
const story = "components-button--default";
const shoot = async (camera: Camera): Promise<Picture> => decode(await camera.shoot(390));

test("sees a button that has moved by one pixel", async ({ stage, camera }) => {
  await showStory(stage, story);
  const before = await shoot(camera);
  await stage.getByRole("button").evaluate((button) => (button.style.translate = "1px"));
  expect(compare(before, await shoot(camera))?.words).toMatch(/^\d+ of \d+ pixels differ$/);
});

test("sees a line of words that has moved by one pixel", async ({ stage, camera }) => {
  await showStory(stage, "components-link--default");
  const before = await shoot(camera);
  await stage
    .getByRole("link")
    .evaluate((link) => Object.assign(link.style, { position: "relative", left: "1px" }));
  expect(compare(before, await shoot(camera))).not.toBeNull();
});

test("sees black turn to charcoal, and another size", async ({ stage, camera }) => {
  await showStory(stage, story);
  const before = await shoot(camera);
  const button = stage.getByRole("button");
  await button.evaluate((button) => (button.style.background = "#2a2a2a"));
  expect(compare(before, await shoot(camera))).not.toBeNull();
  await button.evaluate((button) => (button.style.padding = "20px"));
  expect(compare(before, await shoot(camera))?.words).toContain("have become");
});

test("shows before, after and the difference in a report", async ({ stage, camera, page }, info) => {
  await showStory(stage, story);
  const before = await camera.shoot(390);
  await stage.getByRole("button").evaluate((button) => (button.style.translate = "1px"));
  const after = await camera.shoot(390);
  const difference = compare(await decode(before), await decode(after));
  if (difference === null) throw new Error("A button that has moved looks the same");
  const pictures = { before, after, difference: await encodePng(difference.drawn) };
  await attachChange(info, { story, state: "390", words: difference.words, pictures });

  const folder = info.outputPath("report");
  await writeReport(folder, attachedChanges(info.attachments));
  await page.goto(pathToFileURL(join(folder, "index.html")).href);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 picture is not as approved");
  const change = page.getByRole("article", { name: "Components / Button / Default, 390 px" });
  await expect(change.getByRole("heading")).toContainText(difference.words);
  await expect(change.getByRole("img")).toHaveCount(3);
  for (const role of ["Before", "After", "Difference"])
    await expect(change.getByRole("img", { name: `${role}:` })).toHaveJSProperty("naturalWidth", 390);
  await page.getByRole("radio", { name: "One over the other" }).check();
  await expect(change.getByRole("slider")).toBeVisible();
  await expect(change.getByRole("img", { name: "Difference:" })).toBeHidden();
});

test("sees the same in the same", async ({ stage, camera }) => {
  await showStory(stage, story);
  const before = await shoot(camera);
  await showStory(stage, "patterns-header--default");
  await showStory(stage, story);
  expect(compare(before, await shoot(camera))).toBeNull();
});

test("draws with the shipped fonts alone", async ({ stage, camera }) => {
  await showStory(stage, story);
  await stage.getByRole("button").evaluate((button) => (button.textContent = "add to bag"));
  const before = await shoot(camera);
  await stage.getByRole("button").evaluate((button) => (button.style.fontFamily = "Gilda Display"));
  expect(compare(before, await shoot(camera))).not.toBeNull();
});
