import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Cluster } from "../../primitives/Cluster/Cluster.tsx";
import { WishlistButton, type WishlistState } from "./WishlistButton.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const states: readonly WishlistState[] = ["add", "adding", "saved", "removing"];

const meta = {
  title: "Patterns/WishlistButton",
  component: WishlistButton,
  args: { state: "add", onClick: fn() },
  argTypes: {
    state: { control: "inline-radio", options: states },
    look: { control: "inline-radio", options: ["heart", "outlined", "words"] },
  },
} satisfies Meta<typeof WishlistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Add To Wishlist", pressed: false });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Saved: Story = {
  args: { state: "saved" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "In Wishlist", pressed: true })).toBeVisible();
  },
};

/** A second press would undo the first. */
export const Adding: Story = {
  args: { state: "adding" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Adding...", pressed: true }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Removing: Story = {
  args: { state: "removing", look: "words" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Removing\.\.\.$/, pressed: false }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Its name says what it does; the piece's title, to what. */
export const Described: Story = {
  args: { describedBy: "piece" },
  render: (args) => (
    <>
      <p id="piece">Bias-cut satin slip dress</p>
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
      {(["heart", "outlined", "words"] as const).map((look) => (
        <Cluster key={look}>
          {states.map((state) => (
            <WishlistButton {...args} key={state} look={look} state={state} />
          ))}
        </Cluster>
      ))}
    </>
  ),
};

/** The veil keeps it in sight on dark goods. */
export const OverADarkPicture: Story = {
  render: (args) => (
    <div style={{ background: "#1b1817", padding: 16 }}>
      <WishlistButton {...args} />
    </div>
  ),
};

export const KeyboardFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await tabsThrough(["button", "Add To Wishlist"])();
    await expect(canvas.getByRole("button", { pressed: false })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
