import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../../components/Button/Button.tsx";
import { gridBreakpoints } from "../../../constants.ts";
import { manyProducts, type StoryProduct } from "../../../stories/products.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { WishlistButton } from "../../product/WishlistButton/WishlistButton.tsx";
import { ProductGrid, type ProductGridProps } from "./ProductGrid.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";
import { pixels } from "../../../stories/pixels.ts";

const Products = (props: ProductGridProps<StoryProduct>) => <ProductGrid {...props} />;

const meta = {
  title: "Patterns/ProductGrid",
  component: Products,
  args: {
    items: manyProducts(10),
    keyOf: ({ id }) => id,
    renderItem: ({ id: _id, ...product }) => (
      <ProductCard {...product} headingLevel={2} wishlist={<WishlistButton state="add" />} />
    ),
  },
} satisfies Meta<typeof Products>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = (grid: HTMLElement): number => getComputedStyle(grid).gridTemplateColumns.split(" ").length;

/** Four columns above 1320 px, three above 850 px, else two. */
export const Default: Story = {
  tags: ["state:many"],
  play: async ({ canvas }) => {
    const { four, three } = gridBreakpoints;
    const { innerWidth } = window;
    const expected = innerWidth > four ? 4 : innerWidth > three ? 3 : 2;
    await expect(columns(canvas.getByRole("list"))).toBe(expected);
  },
};

export const Loading: Story = {
  tags: ["state:loading"],
  args: { items: [], loading: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
  },
};

/** As tall as the cards that replace them. */
export const Reserved: Story = {
  args: {
    items: manyProducts(2),
    reserved: 6,
    reservedAction: (
      <Button asChild variant="outline">
        <a href="#all">Show all 8 items</a>
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "Show all 8 items" })).toBeVisible();
    const places = [...canvasElement.querySelectorAll("li")];
    const card = places[0]!.getBoundingClientRect().height;
    await expect(places.at(-1)!.getBoundingClientRect().height).toEqual(pixels(card));
  },
};

export const NoResults: Story = {
  tags: ["state:empty"],
  args: {
    items: [],
    emptyAction: (
      <Button asChild>
        <a href="#all">See all items</a>
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: labels().productGrid.empty })).toBeVisible();
  },
};

export const One: Story = {
  tags: ["state:one"],
  args: { items: manyProducts(1) },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["link", "Norelle"], ["link", "Bias-cut satin slip dress 1"]),
};
