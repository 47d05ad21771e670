import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NotFoundPanel } from "./NotFoundPanel.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/NotFoundPanel",
  component: NotFoundPanel,
  args: { reason: "page", searchHref: "/search" },
} satisfies Meta<typeof NotFoundPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ["state:error"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: labels().panel.notFoundTitle })).toBeVisible();
    await expect(canvas.getByRole("link", { name: labels().panel.search })).toHaveAttribute(
      "href",
      "/search",
    );
    await expect(canvas.getByRole("link", { name: labels().panel.home })).toHaveAttribute("href", "/");
  },
};

export const SoldOut: Story = {
  tags: ["state:sold-out"],
  args: {
    reason: "sold-out",
    offer: (
      <p>
        <strong>25% off your first order.</strong> Enter WELCOME at checkout within 24 hours.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: labels().panel.soldOutTitle })).toBeVisible();
    await expect(canvas.getByText(/WELCOME/)).toBeVisible();
  },
};

export const OnASmallPhone: Story = {
  ...SoldOut,
  tags: ["!autodocs"],
  globals: { viewport: { value: "small" } },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: () => tabsThrough(["link", labels().panel.search], ["link", labels().panel.home])(),
};
