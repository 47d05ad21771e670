import { expect, test } from "vitest";
import type { ComponentGuide } from "./component-guide.ts";
import { storyStates, type State } from "./story-states.ts";

type StoryFile = Record<string, unknown> & { default: { title: string } };

const files = Object.entries(import.meta.glob<StoryFile>("../**/*.stories.tsx", { eager: true }));
const guides = import.meta.glob<{ guide: ComponentGuide }>("../**/*.guide.ts", { eager: true });
const sources = import.meta.glob<string>("../**/*.tsx", { eager: true, query: "?raw", import: "default" });

const components = files
  .map(([path, file]) => ({ path, file, title: file.default.title }))
  .filter(({ title }) => !title.startsWith("Foundations/"));

/** A prop of such a name means that there is such a state. */
const signs: Partial<Record<State, RegExp>> = {
  loading: /\b(loading|pending|retrying)\?:/,
  error: /\berror\?:/,
  soldOut: /\bsoldOut\?:/,
  discounted: /\bretailPrice\?:/,
  disabled: /\bdisabled\?:/,
};

/** The states that a component must be shown in, by its props and by the keys that its guide names. */
function required(path: string): State[] {
  const own = sources[path.replace(".stories.tsx", ".tsx")] ?? "";
  const byProps = Object.entries(signs).flatMap(([state, sign]) => (sign.test(own) ? [state as State] : []));
  const keys = guides[path.replace(".stories.tsx", ".guide.ts")]?.guide.keyboard ?? [];
  return keys.length > 0 ? [...byProps, "keyboardFocus"] : byProps;
}

test("the table holds every component and nothing else", () => {
  expect(Object.keys(storyStates).sort()).toEqual(components.map(({ title }) => title).sort());
});

test.each(components)("$title has a story for each state it can be in", ({ title, path, file }) => {
  const shown = storyStates[title] ?? {};
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(required(path)));
  expect(Object.keys(file)).toEqual(expect.arrayContaining(Object.values(shown)));
});
