import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MDXContent } from "mdx/types";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The file names of all texts, for tests: "faq", "terms" … */
export const textNames = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.slice(0, -".mdx".length));

export function sourceOf(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.mdx`), "utf8");
}

/** Renders a text as HTML for tests that check its words. Every component becomes a plain element. */
export function htmlOf(name: string, text: MDXContent): string {
  const components = new Set([...sourceOf(name).matchAll(/<([A-Z]\w*)/g)].map(([, component]) => component));
  const plain = Object.fromEntries([...components].map((component) => [component, plainElement]));
  return renderToStaticMarkup(createElement(text, { components: plain }));
}

/** Includes string props, because shoppers read titles and values, too. */
function plainElement({ children, id, ...properties }: { id?: string; children?: ReactNode }) {
  return createElement("div", { id }, `${JSON.stringify(properties)} `, children);
}
