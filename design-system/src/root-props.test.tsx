import { cleanup, render, screen } from "@testing-library/react";
import { createElement, createRef, type ComponentType, type ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./components/Button/Button.tsx";
import { DialogContent } from "./components/Dialog/DialogContent.tsx";
import { DialogRoot } from "./components/Dialog/DialogRoot.tsx";
import * as surface from "./index.ts";
import { pumps, slipDress } from "./patterns/cart/story-cart.ts";
import { storyImage } from "./stories/images.ts";
import { manyProducts, type StoryProduct } from "./stories/products.ts";
import { shopNavigation } from "./stories/shop-navigation.ts";

type Args = Record<string, unknown>;
interface StoryModule {
  readonly default: { readonly component?: ComponentType<Args>; readonly args?: Args };
  readonly [story: string]: { readonly args?: Args } | undefined;
}

const modules = import.meta.glob<StoryModule>("./**/*.stories.tsx", { eager: true });

/** The props of each component's first story. */
const storyArgs = new Map(
  Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) => {
    const name = file.split("/").at(-1)?.replace(".stories.tsx", "") ?? "";
    return meta.component ? [[name, { ...meta.args, ...Object.values(stories)[0]?.args }] as const] : [];
  }),
);

const image = storyImage("slipDress");
const links = [{ label: "Orders", href: "#orders" }];
const options = [{ value: "M", label: "M" }];
const places = { termsHref: "#terms", privacyHref: "#privacy" };
const products = {
  items: manyProducts(2),
  keyOf: ({ id }: StoryProduct) => id,
  renderItem: ({ title }: StoryProduct) => title,
};
const children = "Content";

/** Props of components without stories of their own, and what their stories' props lack. */
const samples: Readonly<Record<string, Args>> = {
  AccountMenu: { entries: links },
  AccountNav: { sections: links, currentHref: "#orders" },
  ArtDirectedImage: { desktop: image, mobile: image },
  CartAgreement: places,
  CartBody: { children },
  CartCheckout: { href: "#checkout" },
  CartEmpty: { href: "/search" },
  CartLine: { line: slipDress },
  CartLines: { lines: [slipDress, pumps] },
  CartLink: { count: 2 },
  CartLoading: {},
  CartRoot: { children },
  CartSide: { children },
  CartSummary: { total: 7400, ...places },
  CartSummaryRoot: { children },
  CartTotalsList: { total: 7400 },
  Cluster: { children },
  ConfirmDialog: { open: true },
  ColorSwatches: { options, value: "M" },
  Container: { children },
  Dialog: { open: true },
  Drawer: { open: true },
  GalleryDialog: { images: [image], index: 0, title: "Slip dress" },
  GalleryDots: { count: 2 },
  GalleryItem: { image },
  GalleryList: { children: <li>Content</li> },
  GalleryRoot: { children },
  GalleryStage: { images: [image] },
  Grid: { children },
  HeaderActions: { children },
  HeaderEnd: { children },
  HeaderLink: { href: "#wishlist", label: "Wishlist", children },
  HeaderLogo: { name: "Circlet" },
  HeaderMenuButton: { menuId: "menu" },
  HeaderRoot: { children },
  HeaderSearch: { children },
  Heading: { level: 2, children },
  ImageOverlay: { open: true },
  MainNavigation: { items: shopNavigation },
  NavigationForm: { action: "/search", children },
  NavigationLink: { href: "#link", children },
  NewsletterForm: { onSubscribe: () => Promise.resolve() },
  OrderCardSkeleton: {},
  ProductCardSkeleton: {},
  ProductGrid: products,
  Shelf: { ...products, title: "Just in" },
  SizeSwatches: { options, value: "M" },
  Stack: { children },
  Text: { children },
  VisuallyHidden: { children },
};

/** Components that only work inside of others. */
const surroundings: Readonly<Record<string, (part: ReactNode) => ReactNode>> = {
  DialogContent: (part) => <DialogRoot open>{part}</DialogRoot>,
  ...Object.fromEntries(
    ["DialogHeader", "DialogTitle", "DialogBody", "DialogDescription", "DialogFooter"].map((name) => [
      name,
      (part: ReactNode) => (
        <DialogRoot open>
          <DialogContent>{part}</DialogContent>
        </DialogRoot>
      ),
    ]),
  ),
};

/** Components without an element of their own. The child of a trigger keeps its own attributes. */
const withoutElement = new Set([
  "DialogClose",
  "DialogRoot",
  "DialogTrigger",
  "LabelsProvider",
  "LocaleProvider",
  "NavigationProvider",
]);

/** The dialog names itself by its title's id, and the id of a section's heading is for `aria-labelledby`. */
const withIdElsewhere = new Set(["DialogTitle", "SectionHeading"]);

const components = Object.entries(surface as unknown as Record<string, ComponentType<Args>>).filter(
  ([name, exported]) => /^[A-Z]/.test(name) && typeof exported === "function" && !withoutElement.has(name),
);

afterEach(cleanup);

test.each(components)("%s passes attributes to its root element", (name, component) => {
  const ref = createRef<Element>();
  const attributes = {
    id: "ours",
    "data-testid": "root",
    "aria-description": "Ours",
    className: "ours",
    style: { opacity: 0.5 },
  };
  const args = { ...storyArgs.get(name), ...(name in surroundings && { children }), ...samples[name] };
  const part = createElement(component, { ...args, ...attributes, ref });
  render(surroundings[name]?.(part) ?? part);
  const root = screen.getByTestId("root");
  expect(root.style.opacity).toBe("0.5");
  expect(root.getAttribute("aria-description")).toBe("Ours");
  if (!withIdElsewhere.has(name)) expect(root.id).toBe("ours");
  expect(ref.current).toBe(root);
  // In form controls, the class is for the layout of the whole control.
  expect(root.closest(".ours")).not.toBeNull();
});

test("the child of a trigger keeps its attributes", () => {
  render(
    <DialogRoot>
      <surface.DialogTrigger>
        <Button id="ours">Open</Button>
      </surface.DialogTrigger>
    </DialogRoot>,
  );
  expect(screen.getByRole("button", { name: "Open" }).id).toBe("ours");
});
