import { expect } from "@playwright/test";
import { storyIds } from "../gallery/stories.ts";
import { showStory, test } from "../gallery/test.ts";

/** A story with this tag has an approved transcript of what a screen reader says, in tests/accessibility/transcripts. */
const tag = "read-aloud";

for (const story of storyIds(tag))
  test(`${story}, read aloud`, async ({ stage }) => {
    await showStory(stage, story);
    const phrases = await stage.evaluate(() => window.gallery.read());
    expect(`${phrases.join("\n")}\n`).toMatchSnapshot(`${story}.txt`);
  });
