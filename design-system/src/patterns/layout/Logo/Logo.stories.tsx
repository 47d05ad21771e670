import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Logo } from "./Logo.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/Logo",
  component: Logo,
  args: { name: "Circlet" },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: labels().header.home("Circlet") })).toHaveAttribute(
      "href",
      "/",
    );
  },
};

/** Another shop's name without an icon. */
export const WithoutMark: Story = {
  args: { name: "Hollow Pine", mark: null },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: labels().header.home("Hollow Pine") });
    await expect(link.querySelector("svg")).toBeNull();
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: () => tabsThrough(["link", labels().header.home("Circlet")])(),
};
