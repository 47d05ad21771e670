import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PromoBar } from "./PromoBar.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";

const meta = {
  title: "Patterns/PromoBar",
  component: PromoBar,
  parameters: { layout: "fullscreen" },
  args: { children: "Free shipping and easy returns all year round. 15% off 2 or more." },
} satisfies Meta<typeof PromoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sentence: Story = {};

export const AsLink: Story = {
  args: { href: "#offer" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /^Free shipping/ });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  args: { href: "#offer" },
  play: tabsThrough(["link", /^Free shipping/]),
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    children:
      "Free shipping and easy returns all year round, 15% off two or more, 25% off a first order, and a letter once a week with what came back to us.",
  },
};
