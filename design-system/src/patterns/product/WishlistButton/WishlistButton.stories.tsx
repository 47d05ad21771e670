import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Cluster } from "../../../primitives/Cluster/Cluster.tsx";
import { WishlistButton, type WishlistState } from "./WishlistButton.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const states: readonly WishlistState[] = ["add", "adding", "saved", "removing"];

const meta = {
  title: "Patterns/WishlistButton",
  component: WishlistButton,
  args: { state: "add", onClick: fn() },
  argTypes: {
    state: { control: "inline-radio", options: states },
    variant: { control: "inline-radio", options: ["ghost", "outline", "labeled"] },
  },
} satisfies Meta<typeof WishlistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: labels().wishlist.add, pressed: false });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Saved: Story = {
  args: { state: "saved" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: labels().wishlist.saved, pressed: true })).toBeVisible();
  },
};

/** A second click does not undo the first. */
export const Adding: Story = {
  tags: ["state:loading"],
  args: { state: "adding" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: labels().wishlist.adding, pressed: true }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Removing: Story = {
  args: { state: "removing", variant: "labeled" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: labels().wishlist.removing, pressed: false }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The button's name is its action, and its description the product's title. */
export const Described: Story = {
  args: { describedBy: "product" },
  render: (args) => (
    <>
      <p id="product">Bias-cut satin slip dress</p>
      <WishlistButton {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Bias-cut satin slip dress");
  },
};

export const EveryState: Story = {
  render: (args) => (
    <>
      {(["ghost", "outline", "labeled"] as const).map((variant) => (
        <Cluster key={variant}>
          {states.map((state) => (
            <WishlistButton {...args} key={state} variant={variant} state={state} />
          ))}
        </Cluster>
      ))}
    </>
  ),
};

/** The soft background keeps the heart visible on dark clothes. */
export const OverADarkImage: Story = {
  render: (args) => (
    <div style={{ background: "#1b1817", padding: 16 }}>
      <WishlistButton {...args} />
    </div>
  ),
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ args, canvas, userEvent }) => {
    await tabsThrough(["button", labels().wishlist.add])();
    await expect(canvas.getByRole("button", { pressed: false })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
