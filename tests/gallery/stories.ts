import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const galleryFolder = join(import.meta.dirname, "../node_modules/.cache/gallery");
export const storyList = join(galleryFolder, "stories.json");

export type StoryTags = Readonly<Record<string, readonly string[]>>;

export function storyIds(tag?: string): string[] {
  if (!existsSync(storyList))
    throw new Error('The gallery is not built: run "node tests/gallery/build.ts" first');
  const stories = Object.entries(JSON.parse(readFileSync(storyList, "utf8")) as StoryTags);
  return stories.filter(([, tags]) => tag === undefined || tags.includes(tag)).map(([id]) => id);
}
