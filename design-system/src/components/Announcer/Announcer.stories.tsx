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

/** The message appears immediately and is cleared after the given time. */
export const SaysAndClears: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("status");
    await expect(region).toHaveAttribute("aria-live", "polite");
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(region).toHaveTextContent("Item removed from cart");
    await waitFor(() => expect(region).toHaveTextContent(/^$/), { timeout: 1000 });
  },
};

/** Messages for changes that are not visible elsewhere show at the bottom of the window. */
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
