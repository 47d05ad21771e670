import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { cartPageOf } from "~/features/cart/cart-page";
import { CartScreen } from "~/features/cart/CartScreen";
import { HomeScreen } from "~/features/home/HomeScreen";
import { pageStory, wholePage } from "../page-story";
import { emptyCart, filledCart } from "../story-cart";

const meta = { title: "Pages/Cart", tags: ["!manifest"], ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = pageStory("/cart", () => (
  <CartScreen cart={cartPageOf(filledCart, null)} isSold={false} removedId={null} />
));

export const Empty: Story = pageStory("/cart", () => (
  <CartScreen cart={cartPageOf(emptyCart, null)} isSold={false} removedId={null} />
));

/** Another shopper bought the product first. */
export const JustSold: Story = pageStory("/cart?notice=sold", () => (
  <CartScreen cart={cartPageOf(emptyCart, null)} isSold removedId={null} />
));

/** A form has removed a product, and another one puts it back. With JavaScript, the notice names it. */
export const JustRemoved: Story = pageStory("/cart?removed=1", () => (
  <CartScreen cart={cartPageOf(filledCart, null)} isSold={false} removedId="gid://shopify/ProductVariant/1" />
));

/** The cart drawer over a page, opened from the header. */
export const Drawer: Story = {
  ...pageStory("/", () => <HomeScreen page={{ counts: null, shelves: {}, reviews: [] }} />),
  play: async ({ canvasElement, userEvent }) => {
    const header = within(canvasElement);
    // The link to the cart is the only one that opens something.
    await userEvent.click(await header.findByRole("link", { expanded: false }, { timeout: 5000 }));
    await expect(await screen.findByRole("dialog", {}, { timeout: 5000 })).toBeVisible();
  },
};
