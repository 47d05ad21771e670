import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const galleryFolder = join(import.meta.dirname, "../node_modules/.cache/gallery");
export const storyList = join(galleryFolder, "stories.json");

export function allStories(): string[] {
  if (!existsSync(storyList))
    throw new Error('The gallery is not built: run "node tests/gallery/build.ts" first');
  return JSON.parse(readFileSync(storyList, "utf8")) as string[];
}
