import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { announce } from "./announce.ts";
import { Announcer } from "./Announcer.tsx";

const meta = {
  title: "Components/Announcer",
  component: Announcer,
  render: () => (
    <>
      <Announcer />
      <Button onClick={() => announce("Item removed from cart", { clearAfter: 300 })}>Remove</Button>
    </>
  ),
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Said at once, and gone from the page after the time given. */
export const SaysAndClears: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("status");
    await expect(region).toHaveAttribute("aria-live", "polite");
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(region).toHaveTextContent("Item removed from cart");
    await waitFor(() => expect(region).toHaveTextContent(/^$/), { timeout: 1000 });
  },
};

/** The same words twice are read twice: the region's content is a new one. */
export const SaysAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("status");
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    const first = region.firstElementChild;
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(region.firstElementChild).not.toBe(first);
    await expect(region).toHaveTextContent("Item removed from cart");
  },
};

/** What has no other sign on the page is shown, too, over the page's end. */
export const Seen: Story = {
  render: () => (
    <>
      <Announcer />
      <Button onClick={() => announce("Dresses added to wishlist", { isSeen: true })}>Heart</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Heart" }));
    const region = canvas.getByRole("status");
    await expect(region).toHaveTextContent("Dresses added to wishlist");
    await expect(region.getBoundingClientRect().height).toBeGreaterThan(24);
  },
};
