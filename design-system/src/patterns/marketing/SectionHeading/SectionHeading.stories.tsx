import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../../components/Button/Button.tsx";
import { SectionHeading } from "./SectionHeading.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";

const meta = {
  title: "Patterns/SectionHeading",
  component: SectionHeading,
  args: { title: "Just in" },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Just in" })).toBeVisible();
  },
};

export const WithLink: Story = { args: { link: { href: "#all", label: "See all new in" } } };

export const WithControl: Story = { args: { children: <Button variant="outline">Edit</Button> } };

export const LongTitle: Story = {
  tags: ["state:long-words"],
  args: {
    title: "Likely to sell fast, and gone by the weekend if last month is anything to go by",
    link: { href: "#all", label: "See all" },
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  args: { link: { href: "#all", label: "See all new in" } },
  play: tabsThrough(["link", "See all new in"]),
};
