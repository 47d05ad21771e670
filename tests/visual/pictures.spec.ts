import type { TestInfo } from "@playwright/test";
import { isPinned } from "../browser/chromium.ts";
import type { Camera } from "../gallery/camera.ts";
import { allStories } from "../gallery/stories.ts";
import { performStory, test } from "../gallery/test.ts";
import { approve, approved, approvedNames, discard, isMadeFrom } from "./approved.ts";
import { themedStories, themedWidth, themes, widths, widthsFrom } from "./matrix.ts";
import { compare, decode, encodePng } from "./picture.ts";
import { attachChange } from "./report/attached.ts";

const stories = allStories();

test.skip(
  !isPinned,
  "The approved pictures are those of the pinned Chromium on Linux x64: another one draws letters in its own way",
);

/** Milliseconds: whole pages take a while to be packed as small as they are approved. */
const approvalTimeout = 300_000;

/** `--update-snapshots`, as `pnpm visual:approve` says. */
const isApproving = ({ config }: TestInfo): boolean =>
  config.updateSnapshots === "changed" || config.updateSnapshots === "all";

async function look(camera: Camera, story: string, state: string, width: number): Promise<void> {
  const name = `${story}/${state}`;
  const [file, shot] = await Promise.all([approved(name), camera.shoot(width)]);
  if (file && isMadeFrom(file, shot)) return;
  const [before, after] = [file && (await decode(file)), await decode(shot)];
  const difference = before && compare(before, after);
  if (before && difference === null) return;
  if (isApproving(test.info())) {
    test.info().setTimeout(approvalTimeout);
    return approve(name, shot);
  }
  const words = difference?.words ?? "there is no approved picture yet";
  await attachChange(test.info(), {
    story,
    state,
    words,
    pictures: {
      ...(before && { before: await encodePng(before) }),
      after: shot,
      ...(difference && { difference: await encodePng(difference.drawn) }),
    },
  });
  test.expect.soft(words, `${name}, as it was approved`).toBe("the same");
}

for (const story of stories)
  test(story, async ({ stage, camera }) => {
    const own = await performStory(stage, story);
    for (const width of widthsFrom(own)) await look(camera, story, String(width), width);
  });

for (const story of themedStories)
  test(`${story} in all brands and schemes`, async ({ stage, camera }) => {
    await performStory(stage, story);
    for (const { brand, scheme } of themes) {
      await stage.evaluate(([brand, scheme]) => window.gallery.dress(brand, scheme), [
        brand,
        scheme,
      ] as const);
      await look(camera, story, `${brand}-${scheme}`, themedWidth);
    }
  });

test("every approved picture belongs to a story", async () => {
  const wanted = new Set([
    ...stories.flatMap((story) => widths.map((width) => `${story}/${width}`)),
    ...themedStories.flatMap((story) => themes.map(({ brand, scheme }) => `${story}/${brand}-${scheme}`)),
  ]);
  const strays = (await approvedNames()).filter((name) => !wanted.has(name));
  if (isApproving(test.info())) for (const name of strays) await discard(name);
  else test.expect(strays).toEqual([]);
});
