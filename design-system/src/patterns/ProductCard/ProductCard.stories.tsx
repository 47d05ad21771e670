import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { blazerPictures, storyPicture } from "../../stories/pictures.ts";
import { storyProducts, swatchHex } from "../../stories/products.ts";
import { WishlistButton } from "../WishlistButton/WishlistButton.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";

const [slip, jeans] = storyProducts;
const colors = Object.entries(swatchHex).map(([name, hex]) => ({ name, hex }));

const meta = {
  title: "Patterns/ProductCard",
  component: ProductCard,
  args: { ...slip!, headingLevel: 3, wishlist: <WishlistButton state="add" /> },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <ProductCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("61% off")).toBeVisible();
    // The piece first, then what can be done with it.
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Norelle" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Bias-cut satin slip dress" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add To Wishlist" })).toHaveFocus();
  },
};

/** The title's link covers the card; brand and heart lie above it. */
export const OneLinkForTheCard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector("[data-part='picture']")!.getBoundingClientRect();
    const at = (x: number, y: number) => document.elementFromPoint(place.left + x, place.top + y);
    await expect(canvas.getByRole("link", { name: "Bias-cut satin slip dress" })).toBe(
      at(place.width / 2, place.height / 2)?.closest("a"),
    );
    await expect(at(place.width - 26, 26)?.closest("button")).toHaveAccessibleName("Add To Wishlist");
    const brand = canvas.getByRole("link", { name: "Norelle" });
    const { left, top, height } = brand.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(brand);
  },
};

export const NoReduction: Story = {
  args: { retailPrice: "74.00" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/% off/)).toBeNull();
  },
};

export const SoldOut: Story = {
  args: { soldOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sold out")).toBeVisible();
    await expect(canvas.queryByText(/% off/)).toBeNull();
  },
};

export const SeveralColors: Story = {
  args: { colors },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Colors: Black, Brown, Pink, Blue, Ivory, Green")).toBeInTheDocument();
    await expect(canvas.getByText("+3")).toBeVisible();
  },
};

/** One color needs no dot. */
export const OneColor: Story = {
  args: { colors: colors.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Colors/)).toBeNull();
  },
};

export const UnknownColor: Story = {
  args: {
    colors: [
      { name: "Black", hex: swatchHex.Black },
      { name: "Mauve mist", hex: null },
    ],
  },
};

const second = blazerPictures[1]!;

/** The second picture is not fetched before a pointer rests on the card. */
export const SecondPicture: Story = {
  args: { picture: blazerPictures[0]!, secondPicture: { ...second, src: `${second.src}?second` } },
  play: async ({ canvasElement }) => {
    const [front, behind] = canvasElement.querySelectorAll("img");
    await waitFor(() => expect(front?.naturalWidth).toBeGreaterThan(0));
    // A lazy picture that is not displayed is not fetched; one that is only out of sight would be.
    await expect(behind).toHaveAttribute("loading", "lazy");
    await expect(getComputedStyle(behind!).display).toBe("none");
    const fetched = performance.getEntriesByType("resource").map((entry) => entry.name);
    await expect(fetched.filter((name) => name.endsWith("?second"))).toEqual([]);
  },
};

export const NoBrandPage: Story = {
  args: { brand: { name: "Unbranded" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Unbranded" })).toBeNull();
  },
};

const longTitle =
  "Reversible quilted double-breasted trench coat with detachable hood, storm flap and contrasting corduroy collar";

/** Two lines of title at most, and the prices of a row on one line. */
export const CardsOfOneRow: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 180px)", gap: 16 }}>
      <ProductCard {...args} />
      <ProductCard
        {...args}
        title={longTitle}
        brand={{ name: "Wetherby Overmantle & Daughters", href: "#b" }}
      />
      <ProductCard {...args} {...jeans!} picture={storyPicture("jeans")} colors={colors} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll("article")].map((card) => card.offsetHeight);
    await expect(new Set(cards).size).toBe(1);
    const { lineHeight } = getComputedStyle(canvas.getByRole("heading", { name: longTitle }));
    await expect(canvas.getByRole("heading", { name: longTitle }).offsetHeight).toBeLessThanOrEqual(
      Math.ceil(2 * Number.parseFloat(lineHeight)) + 1,
    );
  },
};

/** As tall as the card that takes its place. */
export const Skeleton: Story = {
  args: { wishlist: undefined },
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(2, 220px)", alignItems: "start", gap: 16 }}>
      <div>
        <ProductCardSkeleton />
      </div>
      <div>
        <ProductCard {...args} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = ["product-card-skeleton", "product-card"].map(
      (name) => canvasElement.querySelector<HTMLElement>(`[data-component='${name}']`)!.offsetHeight,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
};
