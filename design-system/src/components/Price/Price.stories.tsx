import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { recipeControls } from "../../stories/recipe-controls.ts";
import { price } from "./Price.css.ts";
import { Price } from "./Price.tsx";
import { labels } from "../../stories/labels.ts";
import { priceText } from "../../stories/price-text.ts";
import { pixels } from "../../stories/pixels.ts";

const meta = {
  title: "Components/Price",
  component: Price,
  args: { amount: "74.0", retail: "190.00" },
  argTypes: recipeControls(price),
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read "Price $74.00 Retail price $190.00", because they do not announce strikethrough. */
export const Reduced: Story = {
  tags: ["state:discounted", "every-theme", "read-aloud"],
  play: async ({ canvasElement }) => {
    const { price, retailPrice } = labels().price;
    const [now, before] = [priceText("74"), priceText("190")];
    await expect(canvasElement).toHaveTextContent(`${price} ${now}${retailPrice} ${before}`);
    await expect(canvasElement.querySelector("s")).toHaveTextContent(before);
  },
};

export const FullPrice: Story = {
  args: { retail: "74.00" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("s")).toBeNull();
  },
};

export const WithSaving: Story = {
  args: { size: "large", showSaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(labels().price.saving(61))).toBeVisible();
  },
};

export const InCents: Story = {
  args: { amount: 120450, retail: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(priceText(120450))).toBeVisible();
  },
};

/** Without an amount, shows "$0.00". */
export const Empty: Story = {
  tags: ["state:empty"],
  args: { amount: "", retail: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(priceText(0))).toBeVisible();
  },
};

/** The digits of prices in a column line up. */
export const Column: Story = {
  render: () => (
    <div style={{ display: "grid", justifyItems: "end", inlineSize: 120 }}>
      <Price amount={11111} />
      <Price amount={88888} />
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = [11111, 88888].map(
      (cents) => canvas.getByText(priceText(cents)).getBoundingClientRect().width,
    );
    await expect(widths[0]).toEqual(pixels(widths[1]!));
  },
};
