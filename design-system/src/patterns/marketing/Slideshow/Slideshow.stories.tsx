import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { heroImage } from "../../../stories/hero-image.ts";
import { Hero } from "../Hero/Hero.tsx";
import { Slideshow } from "./Slideshow.tsx";
import { labels } from "../../../stories/labels.ts";

const slide = (title: string) => (
  <Hero
    key={title}
    title={title}
    action={{ label: "Start shopping now", href: "#search" }}
    image={heroImage}
    headingLevel={2}
  />
);

const meta = {
  title: "Patterns/Slideshow",
  component: Slideshow,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Promotions",
    children: ["Sent back. Checked. Yours for less.", "Winter coats, second chances"].map(slide),
  },
} satisfies Meta<typeof Slideshow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  tags: ["state:many"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: labels().slideshow.position(1, 2) })).toBeVisible();
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    await expect(canvas.getByRole("heading")).toHaveTextContent(/^Sent back/);
  },
};

export const Second: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent(/^Winter coats/);
  },
};

/** A single slide has no position indicator. */
export const OneSlide: Story = {
  tags: ["state:one"],
  args: { children: slide("Sent back. Checked. Yours for less.") },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group")).toBeNull();
    await expect(canvas.getByRole("heading")).toBeVisible();
  },
};

/** An index past the end shows the last slide. */
export const BeyondTheLast: Story = {
  tags: ["state:empty"],
  args: { current: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: labels().slideshow.position(2, 2) })).toBeVisible();
  },
};
