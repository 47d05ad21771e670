import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ServiceDownPanel } from "./ServiceDownPanel.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/ServiceDownPanel",
  component: ServiceDownPanel,
  args: { retryHref: "/search?text=satin" },
} satisfies Meta<typeof ServiceDownPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:error"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: labels().panel.downTitle })).toBeVisible();
    await expect(canvas.getByRole("link", { name: labels().panel.tryAgain })).toHaveAttribute(
      "href",
      "/search?text=satin",
    );
  },
};

export const OnAPhone: Story = { tags: ["!autodocs"], globals: { viewport: { value: "phone" } } };

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: () => tabsThrough(["link", labels().panel.tryAgain])(),
};
