import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MDXContent } from "mdx/types";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The names of all texts: "faq", "terms" … For tests. */
export const textNames = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.slice(0, -".mdx".length));

/** A text's source. */
export function sourceOf(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.mdx`), "utf8");
}

/** A text as HTML, with a plain element for every component, because only the words matter here. */
export function htmlOf(name: string, text: MDXContent): string {
  const components = new Set([...sourceOf(name).matchAll(/<([A-Z]\w*)/g)].map(([, component]) => component));
  const plain = Object.fromEntries([...components].map((component) => [component, plainElement]));
  return renderToStaticMarkup(createElement(text, { components: plain }));
}

/** Renders its props, too: shoppers read titles and values. */
function plainElement({ children, id, ...properties }: { id?: string; children?: ReactNode }) {
  return createElement("div", { id }, `${JSON.stringify(properties)} `, children);
}
