import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../../primitives/Text/Text.tsx";
import { recipeControls } from "../../stories/recipe-controls.ts";
import { link } from "./Link.css.ts";
import { Link } from "./Link.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";
import { narrow } from "../../stories/narrow-decorator.tsx";

const meta = {
  title: "Components/Link",
  component: Link,
  args: { href: "#brand", children: "Maren & Co" },
  argTypes: recipeControls(link),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["every-theme"],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Maren & Co" });
    await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
  },
};

export const InASentence: Story = {
  render: (args) => (
    <Text>
      All labels and spare buttons are with it. <Link {...args}>Condition report</Link> of last week.
    </Text>
  ),
};

export const Quiet: Story = { args: { variant: "quiet" } };
export const Muted: Story = { args: { tone: "muted" } };

/** A standalone link is a target of at least 24 px. */
export const Standalone: Story = {
  args: { standalone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** A router's link with this component's styles. */
export const AsChild: Story = {
  args: {
    asChild: true,
    href: undefined,
    children: (
      <a href="#router" data-router="">
        See all dresses
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "See all dresses" });
    await expect(link).toHaveAttribute("href", "#router");
    await expect(link).toHaveAttribute("data-component", "link");
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["link", "Maren & Co"]),
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: { children: "Wetherby Overmantle & Daughters, makers of coats since the last century" },
  decorators: [narrow],
};
