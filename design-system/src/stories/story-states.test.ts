import { expect, test } from "vitest";
import { storyStates } from "./story-states.ts";

type StoryFile = Record<string, unknown> & { default: { title: string } };

const files = Object.values(import.meta.glob<StoryFile>("../**/*.stories.tsx", { eager: true }));

test.each(Object.entries(storyStates))("the States page links to existing stories of %s", (title, shown) => {
  const stories = files.find((file) => file.default.title === title);
  expect(Object.keys(stories ?? {})).toEqual(expect.arrayContaining(["default", ...Object.values(shown)]));
});
