// @vitest-environment node
import { Window } from "happy-dom";
import { createElement, type ComponentType, type ReactNode } from "react";
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

// One for all stories: it costs more than they do.
const browser = new Window();

/** Takes the server's HTML over, as a browser does; answers what React had to draw anew because it was another. */
async function hydrate(html: string, element: ReactNode): Promise<string[]> {
  for (const name of browserGlobals) vi.stubGlobal(name, browser[name]);
  vi.stubGlobal("window", browser);
  const place = browser.document.createElement("div");
  place.innerHTML = html;
  browser.document.body.replaceChildren(place);
  // Loaded with a window in place, as it looks for one when it is.
  const { hydrateRoot } = await import("react-dom/client");
  const { act } = await import("react");
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const mended: string[] = [];
  const onRecoverableError = (error: unknown): unknown => mended.push(String(error));
  const container = place as unknown as HTMLElement;
  const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
  await act(async () => root.unmount());
  return mended;
}

describe("every story renders on the server and is taken over in the browser, without a warning", () => {
  const complaints = vi.fn<(...words: unknown[]) => void>();
  beforeEach(() => {
    complaints.mockClear();
    vi.spyOn(console, "error").mockImplementation(complaints);
    vi.spyOn(console, "warn").mockImplementation(complaints);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test.each(stories)("$name", async ({ element }) => {
    const html = renderToString(element);
    expect(complaints).not.toHaveBeenCalled();
    expect(await hydrate(html, element)).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });

  test("sees what is drawn otherwise in the browser", async () => {
    const Telltale = (): string => (typeof window === "undefined" ? "server" : "browser");
    const html = renderToString(<Telltale />);
    expect(await hydrate(html, <Telltale />)).toHaveLength(1);
  });
});
