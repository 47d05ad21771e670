import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { BagScreen } from "~/features/cart/BagScreen";
import { HomeScreen } from "~/features/home/HomeScreen";
import { pageStory, wholePage } from "../page-story";
import { emptyBag, filledBag } from "../story-bag";

const meta = { title: "Pages/Cart", ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = pageStory("/cart", () => <BagScreen bag={filledBag} isSold={false} />);

export const Empty: Story = pageStory("/cart", () => <BagScreen bag={emptyBag} isSold={false} />);

/** Somebody else was faster. */
export const JustSold: Story = pageStory("/cart?notice=sold", () => <BagScreen bag={emptyBag} isSold />);

/** The drawer over a page, as it opens from the bag in the header. */
export const Drawer: Story = {
  ...pageStory("/", () => <HomeScreen page={{ counts: null, shelves: {}, reviews: [] }} />),
  play: async ({ canvasElement, userEvent }) => {
    const header = within(canvasElement);
    await userEvent.click(await header.findByRole("link", { name: /bag|cart/i }));
    await expect(await screen.findByRole("dialog", { name: "Cart" }, { timeout: 5000 })).toBeVisible();
  },
};
