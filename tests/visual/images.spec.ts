import type { TestInfo } from "@playwright/test";
import { isPinned } from "../browser/chromium.ts";
import { storyIds } from "../gallery/stories.ts";
import { performStory, test } from "../gallery/test.ts";
import { approve, approved, approvedNames, continued, discard, isMadeFrom } from "./approved.ts";
import { themedTag, themedWidth, themes, widths, widthsFrom } from "./matrix.ts";
import { compare, decode, encodePng, type RawImage } from "./raw-image.ts";

const stories = storyIds();
const themedStories = storyIds(themedTag);

test.skip(
  !isPinned,
  "The approved images come from the pinned Chromium on Linux x64; other browsers render text differently.",
);

/** Milliseconds. Compressing the image of a whole page takes a while. */
const approvalTimeout = 300_000;

/** `pnpm visual:approve` passes `--update-snapshots`. */
const isApproving = ({ config }: TestInfo): boolean =>
  config.updateSnapshots === "changed" || config.updateSnapshots === "all";

/** Compares a screenshot with the story's approved image in a state; without one, with what `standIn` resolves with. */
async function compareState(
  story: string,
  state: string,
  screenshot: Buffer,
  standIn: () => Promise<RawImage | null> = () => Promise.resolve(null),
): Promise<void> {
  const name = `${story}/${state}`;
  const file = await approved(name);
  if (file && isMadeFrom(file, screenshot)) return;
  const [after, expected] = [await decode(screenshot), await standIn()];
  const before = file ? await decode(file) : expected;
  const difference = before && compare(before, after);
  if (before && difference === null) return;
  if (isApproving(test.info())) {
    test.info().setTimeout(approvalTimeout);
    return expected && compare(expected, after) === null ? discard(name) : approve(name, screenshot);
  }
  const summary = difference?.summary ?? "no approved image yet";
  // Playwright's report compares images with these endings.
  const images = {
    ...(before && { expected: await encodePng(before) }),
    actual: screenshot,
    ...(difference && { diff: await encodePng(difference.diff) }),
  };
  for (const [role, body] of Object.entries(images))
    await test.info().attach(`${state}-${role}.png`, { body, contentType: "image/png" });
  test.expect.soft(summary, `${name} matches its approved image`).toBe("the same");
}

for (const story of stories)
  test(story, async ({ stage, screenshots }) => {
    const own = await performStory(stage, story);
    const taken = new Map<number, Buffer>();
    for (const width of widthsFrom(own)) taken.set(width, await screenshots.take(width));
    for (const [width, screenshot] of [...taken].sort(([one], [other]) => one - other))
      await compareState(story, String(width), screenshot, () => continued(story, width));
  });

for (const story of themedStories)
  test(`${story} in all brands and schemes`, async ({ stage, screenshots }) => {
    await performStory(stage, story);
    for (const { brand, scheme } of themes) {
      await stage.evaluate(([brand, scheme]) => window.gallery.setTheme(brand, scheme), [
        brand,
        scheme,
      ] as const);
      const screenshot = await screenshots.take(themedWidth);
      await compareState(story, `${brand}-${scheme}`, screenshot);
    }
  });

test("every approved image belongs to a story", async () => {
  const expected = new Set([
    ...stories.flatMap((story) => widths.map((width) => `${story}/${width}`)),
    ...themedStories.flatMap((story) => themes.map(({ brand, scheme }) => `${story}/${brand}-${scheme}`)),
  ]);
  const unused = (await approvedNames()).filter((name) => !expected.has(name));
  if (isApproving(test.info())) for (const name of unused) await discard(name);
  else test.expect(unused).toEqual([]);
});
