import { expect, test } from "vitest";
import type { ComponentGuide } from "./component-guide.ts";

const stories = import.meta.glob<{ default: { title: string } }>("../**/*.stories.tsx", { eager: true });
const guides = import.meta.glob<{ guide: ComponentGuide }>("../**/*.guide.ts", { eager: true });

const titles = Object.values(stories).map(({ default: meta }) => meta.title);
const documented = titles.filter((title) => !title.startsWith("Foundations/"));

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(".guide.ts", "");
const guided = new Set(Object.keys(guides).map(nameOf));

test.each(documented)("%s tells what it is for and how to use it well", (title) => {
  expect(guided).toContain(nameOf(title));
});

test("a guide names only what the package has", () => {
  const known = new Set([...documented.map(nameOf), "Text"]);
  const named = Object.values(guides).flatMap(({ guide }) => guide.alternatives ?? []);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});
