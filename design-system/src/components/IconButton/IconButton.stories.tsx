import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Cluster } from "../../primitives/Cluster/Cluster.tsx";
import { CartIcon, CloseIcon, HeartIcon, UserIcon } from "../../primitives/Icon/icons.tsx";
import { recipeControls, variantsOf } from "../../stories/recipe-controls.ts";
import { iconButton } from "./IconButton.css.ts";
import { IconButton } from "./IconButton.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: "Close", children: <CloseIcon />, onClick: fn() },
  argTypes: recipeControls(iconButton),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Close" });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Cluster>
      {variantsOf(iconButton, "variant").map((variant) => (
        <IconButton {...args} key={variant} variant={variant} label={variant} />
      ))}
    </Cluster>
  ),
};

/** While loading, clicks do nothing and the button keeps focus. */
export const Loading: Story = {
  args: { loading: true, label: "Refresh" },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Refresh" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The badge is for sighted users; the label includes its number. */
export const WithCount: Story = {
  tags: ["state:one", "read-aloud"],
  args: { label: "You have 2 item(s) in your cart.", count: 2, children: <CartIcon /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "You have 2 item(s) in your cart." });
    await expect(button).toHaveTextContent("2");
    // Its number fits into the badge, also when text is enlarged.
    const badge = button.querySelector("[data-part='count']")!;
    await expect(parseFloat(getComputedStyle(badge).fontSize)).toBeLessThan(badge.clientHeight);
  },
};

export const EmptyCount: Story = {
  tags: ["state:empty"],
  args: { label: "You have 0 item(s) in your cart.", count: 0, children: <CartIcon /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveTextContent("");
  },
};

export const HugeCount: Story = {
  tags: ["state:many"],
  args: { label: "You have 120 item(s) in your cart.", count: 120, children: <CartIcon /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveTextContent("120");
  },
};

/** A pressed heart is filled. */
export const Pressed: Story = {
  render: function Switch(args) {
    const [isSaved, setSaved] = useState(false);
    return (
      <IconButton {...args} label="Wishlist" aria-pressed={isSaved} onClick={() => setSaved(!isSaved)}>
        <HeartIcon />
      </IconButton>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "Wishlist", pressed: false });
    await userEvent.click(heart);
    await expect(canvas.getByRole("button", { name: "Wishlist", pressed: true })).toBe(heart);
    await expect(getComputedStyle(heart.querySelector("svg")!).fill).not.toBe("none");
  },
};

export const AsLink: Story = {
  args: {
    label: "Account",
    asChild: true,
    children: (
      <a href="#account">
        <UserIcon />
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Account" })).toHaveAttribute("href", "#account");
  },
};

export const Disabled: Story = {
  tags: ["state:disabled"],
  args: { disabled: true, variant: "outline" },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ args, userEvent }) => {
    await tabsThrough(["button", "Close"])();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
