// @vitest-environment node
import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

type Args = Record<string, unknown>;
interface StoryModule {
  readonly default: { readonly component?: ComponentType<Args>; readonly args?: Args };
  readonly [story: string]: { readonly args?: Args } | undefined;
}

const modules = import.meta.glob<StoryModule>("./**/*.stories.tsx", { eager: true });

/** Dialogs, which are not in the HTML while they are closed, and patterns that take only their own props. */
const exceptions = new Set([
  "Announcer",
  "CartDrawer",
  "CartLine",
  "CartView",
  "ConfirmDialog",
  "Dialog",
  "GalleryDialog",
  "Header",
  "ImageOverlay",
  "ProductCard",
]);

const components = Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) => {
  const name = file.split("/").at(-1)?.replace(".stories.tsx", "") ?? "";
  if (!meta.component || exceptions.has(name)) return [];
  return [{ name, component: meta.component, args: { ...meta.args, ...Object.values(stories)[0]?.args } }];
});

test.each(components)("$name passes attributes on to its root element", ({ component, args }) => {
  const html = renderToString(
    createElement(component, { ...args, "data-testid": "root", style: { opacity: 0.5 } }),
  );
  const root = /<[^>]*data-testid="root"[^>]*>/.exec(html)?.[0] ?? html;
  expect(root).toContain('data-testid="root"');
  expect(root).toContain("opacity:0.5");
});
