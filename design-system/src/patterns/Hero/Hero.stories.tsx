import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { heroPicture } from "../../stories/hero-picture.ts";
import { Hero } from "./Hero.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const meta = {
  title: "Patterns/Hero",
  component: Hero,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Sent back. Checked. Yours for less.",
    text: "Unworn returns and pre-owned pieces from more than a hundred labels. We inspect each one by hand and grade it before it goes on the rail.",
    action: { label: "Start shopping now", href: "#search" },
    picture: heroPicture,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Black: Story = {
  args: { secondAction: { label: "How grading works", href: "#grading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/^Sent back/);
    await expect(canvas.getByRole("link", { name: "Start shopping now" })).toHaveAttribute("href", "#search");
    // The picture a visitor waits for.
    await expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  },
};

/** Specification A2: a button with a black border. */
export const Bordered: Story = {
  args: { actionLook: "bordered" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("link", { name: "Start shopping now" });
    await expect(getComputedStyle(button).borderTopColor).toBe("rgb(27, 24, 23)");
  },
};

/** The words keep to the side that the picture leaves free. */
export const LongWords: Story = {
  args: {
    title: "Everything that came back this week, checked by hand and waiting for you",
    headingLevel: 2,
  },
};

/** The picture is turned, so that the words still stand in its empty part. */
export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const KeyboardFocus: Story = {
  play: tabsThrough(["link", "Start shopping now"]),
};
