import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { heroImage } from "../../../stories/hero-image.ts";
import { showsLightCirclet } from "../../../stories/shows-light-circlet.ts";
import { Hero } from "./Hero.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";

const meta = {
  title: "Patterns/Hero",
  component: Hero,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Sent back. Checked. Yours for less.",
    text: "Unworn returns and pre-owned items from more than a hundred labels. We inspect each one by hand and grade it before it goes on the rail.",
    action: { label: "Start shopping now", href: "#search" },
    image: heroImage,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  args: { secondAction: { label: "How grading works", href: "#grading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/^Sent back/);
    await expect(canvas.getByRole("link", { name: "Start shopping now" })).toHaveAttribute("href", "#search");
    // The page's largest image loads first.
    await expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  },
};

/** A button with a black border. */
export const Outline: Story = {
  tags: ["every-theme"],
  args: { actionVariant: "outline" },
  play: async ({ canvas, globals }) => {
    if (!showsLightCirclet(globals)) return;
    const button = canvas.getByRole("link", { name: "Start shopping now" });
    await expect(getComputedStyle(button).borderTopColor).toBe("rgb(27, 24, 23)");
  },
};

/** The text stays on the empty side of the image. */
export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    title: "Everything that came back this week, checked by hand and waiting for you",
    headingLevel: 2,
  },
};

/** In right-to-left pages, the image is mirrored to keep its empty side behind the text. */
export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["link", "Start shopping now"]),
};
