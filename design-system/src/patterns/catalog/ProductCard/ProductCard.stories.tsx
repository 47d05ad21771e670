import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { storyImage } from "../../../stories/images.ts";
import { storyProducts, swatchHex } from "../../../stories/products.ts";
import { textAfter } from "../../../stories/text-after.ts";
import { WishlistButton } from "../../product/WishlistButton/WishlistButton.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";
import { labels } from "../../../stories/labels.ts";
import { pixels } from "../../../stories/pixels.ts";

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
  tags: ["state:discounted", "state:keyboard-focus", "every-theme", "read-aloud"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(labels().productCard.percentOff(61))).toBeVisible();
    // In tab order, the product comes before its actions.
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Norelle" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Bias-cut satin slip dress" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: labels().wishlist.add })).toHaveFocus();
  },
};

/** The title's link covers the card, except for the brand and the wishlist button. */
export const OneLinkForTheCard: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector("[data-part='image']")!.getBoundingClientRect();
    const at = (x: number, y: number) => document.elementFromPoint(place.left + x, place.top + y);
    await expect(canvas.getByRole("link", { name: "Bias-cut satin slip dress" })).toBe(
      at(place.width / 2, place.height / 2)?.closest("a"),
    );
    await expect(at(place.width - 26, 26)?.closest("button")).toHaveAccessibleName(labels().wishlist.add);
    const brand = canvas.getByRole("link", { name: "Norelle" });
    const { left, top, height } = brand.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(brand);
  },
};

export const NoReduction: Story = {
  args: { retailPrice: "74.00" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(labels().productCard.percentOff(61))).toBeNull();
  },
};

export const SoldOut: Story = {
  tags: ["state:sold-out", "read-aloud"],
  args: { soldOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(labels().productCard.soldOut)).toBeVisible();
    await expect(canvas.queryByText(labels().productCard.percentOff(61))).toBeNull();
  },
};

export const SeveralColors: Story = {
  tags: ["state:many"],
  args: { colors },
  play: async ({ canvas }) => {
    const dots = canvas.getByRole("img", { name: labels().productCard.colors(Object.keys(swatchHex)) });
    await expect(dots).toHaveTextContent(labels().productCard.moreColors(3));
  },
};

/** A single color shows no dot. */
export const OneColor: Story = {
  tags: ["state:one"],
  args: { colors: colors.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img", { name: labels().productCard.colors(["Black"]) })).toBeNull();
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

/** An image that fails to load shows the title instead of the browser's icon. */
export const ImageMissing: Story = {
  args: { image: { src: "/no-such-image.webp", alt: "" } },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector("img")!;
    await waitFor(() => expect(image.complete).toBe(true));
    await expect(textAfter(image)).toContain("Bias-cut satin slip dress");
    await expect(image.getBoundingClientRect().height).toEqual(pixels(275));
  },
};

/** The brand and the product have no pages to link to. */
export const NoBrandPage: Story = {
  args: { brand: { name: "Unbranded" }, href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

const longTitle =
  "Reversible quilted double-breasted trench coat with detachable hood, storm flap and contrasting corduroy collar";

/** Titles take at most two lines, and the prices of a row line up. */
export const CardsOfOneRow: Story = {
  tags: ["state:long-words"],
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 180px)", gap: 16, overflowX: "auto" }}>
      <ProductCard {...args} />
      <ProductCard
        {...args}
        title={longTitle}
        brand={{ name: "Wetherby Overmantle & Daughters", href: "#b" }}
      />
      <ProductCard {...args} {...jeans!} image={storyImage("jeans")} colors={colors} />
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

/** As tall as the card that replaces it. */
export const Skeleton: Story = {
  tags: ["state:loading"],
  args: { wishlist: undefined },
  render: (args) => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, min(100%, 13.75rem))",
        alignItems: "start",
        gap: 16,
      }}
    >
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
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};
