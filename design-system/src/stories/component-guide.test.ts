import { expect, test } from "vitest";
import type { ComponentGuide } from "./component-guide.ts";

interface Described {
  title: string;
  parameters?: { sources?: readonly string[] };
}

const stories = import.meta.glob<{ default: Described }>("../**/*.stories.tsx", { eager: true });
const sources = import.meta.glob("../**/*.tsx", {});
const guides = import.meta.glob<{ guide: ComponentGuide }>("../**/*.guide.ts", { eager: true });

const titles = Object.values(stories).map(({ default: meta }) => meta.title);
const documented = titles.filter((title) => !title.startsWith("Foundations/"));

const nameOf = (title: string): string => title.slice(title.lastIndexOf("/") + 1);

test("guides mention only components of the package", () => {
  const known = new Set([...documented.map(nameOf), "Text"]);
  const named = Object.values(guides).flatMap(({ guide }) => guide.alternatives ?? []);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

test("every component's docs page finds its source", () => {
  const missing = Object.entries(stories).flatMap(([file, { default: meta }]) => {
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    const names = meta.parameters?.sources ?? [`${nameOf(meta.title)}.tsx`];
    return documented.includes(meta.title) ? names.filter((name) => !(folder + name in sources)) : [];
  });
  expect(missing).toEqual([]);
});
