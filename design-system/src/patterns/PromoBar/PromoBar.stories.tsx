import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PromoBar } from "./PromoBar.tsx";

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
