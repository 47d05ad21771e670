import { cleanup, render, screen } from "@testing-library/react";
import { createElement, createRef, type ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { CartLine } from "./patterns/cart/CartLine.tsx";
import { slipDress } from "./patterns/cart/story-cart.ts";
import { GalleryDialog } from "./patterns/product/Gallery/GalleryDialog.tsx";
import { blazerImages } from "./stories/images.ts";

type Args = Record<string, unknown>;
interface StoryModule {
  readonly default: { readonly component?: ComponentType<Args>; readonly args?: Args };
  readonly [story: string]: { readonly args?: Args } | undefined;
}

const modules = import.meta.glob<StoryModule>("./**/*.stories.tsx", { eager: true });

const needed: Readonly<Record<string, Args>> = {
  ConfirmDialog: { open: true },
  Dialog: { open: true },
  Drawer: { open: true },
  ImageOverlay: { open: true },
};

const components = Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) => {
  const name = file.split("/").at(-1)?.replace(".stories.tsx", "") ?? "";
  if (!meta.component) return [];
  const args = { ...meta.args, ...Object.values(stories)[0]?.args, ...needed[name] };
  return [{ name, component: meta.component, args }];
});

/** Components that have no stories. */
const others = [
  { name: "CartLine", component: CartLine as unknown as ComponentType<Args>, args: { line: slipDress } },
  {
    name: "GalleryDialog",
    component: GalleryDialog as unknown as ComponentType<Args>,
    args: { images: blazerImages, index: 0, title: "Blazer" },
  },
];

afterEach(cleanup);

test.each([...components, ...others])(
  "$name passes attributes to its root element",
  ({ component, args }) => {
    const ref = createRef<HTMLElement>();
    const attributes = { "data-testid": "root", "aria-description": "Ours", style: { opacity: 0.5 } };
    render(createElement(component, { ...args, ...attributes, ref }));
    const root = screen.getByTestId("root");
    expect(root.style.opacity).toBe("0.5");
    expect(root.getAttribute("aria-description")).toBe("Ours");
    expect(ref.current).toBe(root);
  },
);
