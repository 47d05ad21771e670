import type { Page, TestInfo } from "@playwright/test";
import { allStories } from "../gallery/stories.ts";
import { shoot, showStory, test } from "../gallery/test.ts";
import { approve, approved, approvedNames, discard } from "./approved.ts";
import { themedStories, themedWidth, themes, widths } from "./matrix.ts";
import { compare, encodePng, type Picture } from "./picture.ts";

const stories = allStories();

/** `--update-snapshots`, as `pnpm visual:approve` says. */
const isApproving = ({ config }: TestInfo): boolean =>
  config.updateSnapshots === "changed" || config.updateSnapshots === "all";

async function look(stage: Page, name: string, width: number): Promise<void> {
  const info = test.info();
  const [before, after] = await Promise.all([approved(name), shoot(stage, width)]);
  const difference = before ? compare(before, after) : { words: "there is no approved picture yet" };
  if (difference === null) return;
  if (isApproving(info)) return approve(name, after);
  await attach(info, name, { expected: before, actual: after, diff: difference.drawn });
  test.expect
    .soft(difference.words, `${name}: if it is meant to look so, "npx pnpm visual:approve"`)
    .toBe("the same");
}

/** The report shows pictures of these names beside and over each other. */
async function attach(
  info: TestInfo,
  name: string,
  pictures: Record<string, Picture | null | undefined>,
): Promise<void> {
  for (const [role, picture] of Object.entries(pictures)) {
    if (!picture) continue;
    const body = await encodePng(picture);
    await info.attach(`${name.replace("/", "-")}-${role}.png`, { body, contentType: "image/png" });
  }
}

for (const story of stories)
  test(story, async ({ stage }) => {
    await showStory(stage, story);
    for (const width of widths) await look(stage, `${story}/${width}`, width);
  });

for (const story of themedStories)
  test(`${story} in all brands and schemes`, async ({ stage }) => {
    await showStory(stage, story);
    for (const { brand, scheme } of themes) {
      await stage.evaluate(([brand, scheme]) => window.gallery.dress(brand, scheme), [
        brand,
        scheme,
      ] as const);
      await look(stage, `${story}/${brand}-${scheme}`, themedWidth);
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
