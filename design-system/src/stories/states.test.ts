import { expect, test } from "vitest";
import { states } from "./states.ts";

type StoryFile = Record<string, { readonly tags?: readonly string[] }>;

const files = Object.entries(import.meta.glob<StoryFile>("../**/*.stories.tsx", { eager: true }));
const columns = new Set(states.map((state) => `state:${state}`));

test("every state that a story's tags name is a column of the States page", () => {
  const unknown = files.flatMap(([file, stories]) =>
    Object.values(stories)
      .flatMap(({ tags = [] }) => tags)
      .filter((tag) => tag.startsWith("state:") && !columns.has(tag))
      .map((tag) => `${file}: ${tag}`),
  );
  expect(unknown).toEqual([]);
});
