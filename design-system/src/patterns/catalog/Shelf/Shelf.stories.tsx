import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { breakpoints } from "../../../theme/generated/breakpoints.ts";
import { storyImage } from "../../../stories/images.ts";
import { manyProducts, type StoryProduct } from "../../../stories/products.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { WishlistButton } from "../../product/WishlistButton/WishlistButton.tsx";
import { Shelf, type ShelfProps } from "./Shelf.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";
import { halfPixel, pixels } from "../../../stories/pixels.ts";

const ProductShelf = (props: ShelfProps<StoryProduct>) => <Shelf {...props} />;

const meta = {
  title: "Patterns/Shelf",
  component: ProductShelf,
  args: {
    title: "Just in",
    items: manyProducts(18),
    keyOf: ({ id }) => id,
    renderItem: ({ id: _id, ...product }) => (
      <ProductCard {...product} wishlist={<WishlistButton state="add" />} />
    ),
    link: { href: "#all", label: "See all new in" },
  },
} satisfies Meta<typeof ProductShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const hasPages = (): boolean => window.innerWidth >= breakpoints.desktop;

/** The names of the visible products, in reading order. */
function inSight(strip: HTMLElement): string[] {
  const { left, right } = strip.getBoundingClientRect();
  return [...strip.querySelectorAll("li")]
    .filter((item) => {
      const box = item.getBoundingClientRect();
      return box.width > 0 && box.left >= left - halfPixel && box.right <= right + halfPixel;
    })
    .map((item) => item.querySelector("h3")?.textContent ?? "");
}

/** Paging wraps around, and the first products fill a short last page. */
export const Default: Story = {
  tags: ["state:many", "read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    if (!hasPages()) return;
    const strip = canvas.getByRole("list");
    const titles = args.items.map(({ title }) => title);
    const shows = (page: string[]) => waitFor(() => expect(inSight(strip)).toEqual(page));
    const perPage = inSight(strip).length;
    await shows(titles.slice(0, perPage));
    await userEvent.click(canvas.getByRole("button", { name: labels().shelf.previous("Just in") }));
    const rest = titles.length % perPage || perPage;
    await shows([...titles.slice(-rest), ...titles.slice(0, perPage - rest)]);
    await expect(canvas.getAllByRole("article")).toHaveLength(titles.length);
    const copies = [...strip.querySelectorAll<HTMLElement>("[aria-hidden='true'] :is(a, button)")];
    for (const { tabIndex } of copies) await expect(tabIndex).toBe(-1);
    const pages = Math.ceil(titles.length / perPage);
    await expect(canvas.getByRole("status")).toHaveTextContent(labels().shelf.page(pages, pages));
    await userEvent.click(canvas.getByRole("button", { name: labels().shelf.next("Just in") }));
    await shows(titles.slice(0, perPage));
    await userEvent.click(canvas.getByRole("button", { name: labels().shelf.next("Just in") }));
    await shows(titles.slice(perPage, 2 * perPage));
  },
};

/** The layout of the "Just Arrived" shelf. */
export const ThreeColumns: Story = { args: { columns: 3, title: "Just Arrived" } };

/** Shows a promotion image. It has a link for pointers, while the keyboard reaches only the heading's. */
export const WithPromotion: Story = {
  args: {
    columns: 3,
    title: "Just Arrived",
    link: { href: "#new", label: "Browse more" },
    promotion: {
      desktop: storyImage("blazerTag"),
      mobile: { src: storyImage("blazerTag").src, width: 960, height: 720 },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link", { name: "Browse more" })).toHaveLength(1);
    const image = canvasElement.querySelector<HTMLElement>("[data-part='promotion']");
    const card = canvas.getAllByRole("article")[0];
    const [place, beside] = [image?.getBoundingClientRect(), card?.getBoundingClientRect()];
    if (hasPages()) await expect(place?.height).toEqual(pixels(beside?.height ?? 0));
    else await expect(place?.bottom).toBeLessThan(beside?.top ?? 0);
  },
};

/** The layout of the dress shelf above 768 px. */
export const TwoRows: Story = {
  args: { rows: 2, title: "Dresses" },
  play: async ({ canvas }) => {
    const rows = new Set(canvas.getAllByRole("listitem").map((item) => item.getBoundingClientRect().top));
    await expect(rows.size).toBe(window.innerWidth > 768 ? 2 : 1);
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent, args }) => {
    if (!hasPages()) return;
    const strip = canvas.getByRole("list");
    const perPage = inSight(strip).length;
    await userEvent.click(canvas.getByRole("button", { name: labels().shelf.next("Just in") }));
    await waitFor(() =>
      expect(inSight(strip)).toEqual(args.items.slice(perPage, 2 * perPage).map(({ title }) => title)),
    );
  },
};

/** A single page has no buttons. */
export const OnePage: Story = {
  args: { items: manyProducts(3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /Just in$/ })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  tags: ["state:loading"],
  args: { loading: true, items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Just in" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent(labels().shelf.loading);
  },
};

export const Empty: Story = {
  tags: ["state:empty"],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const OneProduct: Story = {
  tags: ["state:one"],
  args: { items: manyProducts(1) },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ canvas, userEvent, args }) => {
    const { previous, next, page } = labels().shelf;
    await tabsThrough(["link", "See all new in"])();
    await expect(canvas.getByRole("region", { name: "Just in" })).toHaveAttribute("aria-busy", "false");
    if (!hasPages()) return;
    await tabsThrough(["button", previous("Just in")], ["button", next("Just in")])();
    const pages = Math.ceil(args.items.length / inSight(canvas.getByRole("list")).length);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: next("Just in") })).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent(page(2, pages));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("status")).toHaveTextContent(page(1, pages));
  },
};
