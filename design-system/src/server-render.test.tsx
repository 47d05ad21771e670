// @vitest-environment node
import { Window } from "happy-dom";
import { createElement, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";

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
    if (render === undefined) throw new Error(`${file} ${name} has no component and no render function`);
    return { name: `${file} ${name}`, element: createElement(render, { ...meta.args, ...story.args }) };
  }),
);

const browserGlobals = [
  "document",
  "getComputedStyle",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "HTMLElement",
  "MutationObserver",
  "Node",
  "ResizeObserver",
] as const;

// All stories share one window, because creating one is slow.
const browser = new Window();

/** Hydrates server-rendered HTML and returns React's recoverable errors. */
async function hydrate(html: string, element: ReactNode): Promise<string[]> {
  for (const name of browserGlobals) vi.stubGlobal(name, browser[name]);
  vi.stubGlobal("window", browser);
  const place = browser.document.createElement("div");
  place.innerHTML = html;
  browser.document.body.replaceChildren(place);
  // Import React DOM only now, because it reads the window when it loads.
  const { hydrateRoot } = await import("react-dom/client");
  const { act } = await import("react");
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const errors: string[] = [];
  const onRecoverableError = (error: unknown): unknown => errors.push(String(error));
  const container = place as unknown as HTMLElement;
  const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
  await act(async () => root.unmount());
  return errors;
}

const warnings = vi.fn<(...words: unknown[]) => void>();
beforeEach(() => {
  warnings.mockClear();
  vi.spyOn(console, "error").mockImplementation(warnings);
  vi.spyOn(console, "warn").mockImplementation(warnings);
});
test.each(stories)("$name renders on the server and hydrates without warnings", async ({ element }) => {
  const html = renderToString(element);
  expect(warnings).not.toHaveBeenCalled();
  expect(await hydrate(html, element)).toEqual([]);
  expect(warnings).not.toHaveBeenCalled();
});

test("a hydration mismatch is detected", async () => {
  const Environment = (): string => (typeof window === "undefined" ? "server" : "browser");
  const html = renderToString(<Environment />);
  expect(await hydrate(html, <Environment />)).toHaveLength(1);
});
