import { expect, test } from "vitest";
import type { ComponentGuide } from "./component-guide.ts";

const stories = import.meta.glob<{ default: { title: string } }>("../**/*.stories.tsx", { eager: true });
const guides = import.meta.glob<{ guide: ComponentGuide }>("../**/*.guide.ts", { eager: true });

const titles = Object.values(stories).map(({ default: meta }) => meta.title);
const documented = titles.filter((title) => !title.startsWith("Foundations/"));

const nameOf = (title: string): string => title.slice(title.lastIndexOf("/") + 1);

test("guides mention only components of the package", () => {
  const known = new Set([...documented.map(nameOf), "Text"]);
  const named = Object.values(guides).flatMap(({ guide }) => guide.alternatives ?? []);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});
