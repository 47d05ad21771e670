// @vitest-environment node
import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type Args = Record<string, unknown>;
type Render = ComponentType<Args>;
interface Story {
  args?: Args;
  render?: Render;
}
type StoryModule = Record<string, Story> & { default: Story & { component?: Render } };

const modules = import.meta.glob<StoryModule>("./**/*.stories.tsx", { eager: true });

const stories = Object.entries(modules).flatMap(([file, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story]) => {
    const render = story.render ?? meta.render ?? meta.component;
    return { name: `${file} ${name}`, render, args: { ...meta.args, ...story.args } };
  }),
);

describe("every story renders on the server, without a warning", () => {
  const complaints = vi.fn<(...words: unknown[]) => void>();
  beforeEach(() => {
    complaints.mockClear();
    vi.spyOn(console, "error").mockImplementation(complaints);
    vi.spyOn(console, "warn").mockImplementation(complaints);
  });
  afterEach(() => void vi.restoreAllMocks());

  test.each(stories)("$name", ({ render, args }) => {
    if (render === undefined) throw new Error("A story needs a component or a render function.");
    expect(renderToString(createElement(render, args))).toBeTypeOf("string");
    expect(complaints).not.toHaveBeenCalled();
  });
});
