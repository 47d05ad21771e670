import { expect, test } from "vitest";
import { readGuide } from "./component-guide.ts";

interface Described {
  title: string;
  parameters?: { sources?: readonly string[] };
}

const stories = import.meta.glob<{ default: Described }>("../**/*.stories.tsx", { eager: true });
const sources = import.meta.glob("../**/*.tsx", {});
const guides = import.meta.glob<string>("../**/*.guide.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

const titles = Object.values(stories).map(({ default: meta }) => meta.title);
const documented = titles.filter((title) => !title.startsWith("Foundations/"));

const nameOf = (title: string): string => title.slice(title.lastIndexOf("/") + 1);

test("every guide has a purpose, what to do and not to do, and accessibility, under known headings", () => {
  const wrong = Object.entries(guides).filter(([, text]) => {
    const { purpose, accessibility, ...guide } = readGuide(text);
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    const known = ["Do", "Don't", "Alternatives", "Keyboard", "Accessibility"];
    const isComplete = purpose && guide.do.length && guide.dont.length && accessibility.length;
    return !isComplete || headings.join() !== known.filter((heading) => headings.includes(heading)).join();
  });
  expect(wrong.map(([file]) => file)).toEqual([]);
});

test("guides mention only components of the package", () => {
  const known = new Set([...documented.map(nameOf), "Text"]);
  const named = Object.values(guides).flatMap((text) => readGuide(text).alternatives);
  expect(named.filter(([name, when]) => !known.has(name) || !when)).toEqual([]);
});

test("every component's docs page finds its source", () => {
  const missing = Object.entries(stories).flatMap(([file, { default: meta }]) => {
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    const names = meta.parameters?.sources ?? [`${nameOf(meta.title)}.tsx`];
    return documented.includes(meta.title) ? names.filter((name) => !(folder + name in sources)) : [];
  });
  expect(missing).toEqual([]);
});
