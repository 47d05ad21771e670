import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../../../primitives/Stack/Stack.tsx";
import { addToCartStrings } from "../../../strings.ts";
import { AddToCartButton, type AddToCartState } from "./AddToCartButton.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const states = Object.keys(addToCartStrings) as AddToCartState[];
const onSubmit = fn((event: React.SubmitEvent) => event.preventDefault());

const meta = {
  title: "Patterns/AddToCartButton",
  component: AddToCartButton,
  args: { state: "available" },
  argTypes: { state: { control: "inline-radio", options: states } },
  render: (args) => (
    <form onSubmit={onSubmit} style={{ maxInlineSize: 384 }}>
      <AddToCartButton {...args} />
    </form>
  ),
  beforeEach: () => void onSubmit.mockClear(),
} satisfies Meta<typeof AddToCartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  tags: ["every-theme"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: labels().addToCart.available }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** The button keeps focus, and a second click adds nothing. */
export const Adding: Story = {
  args: { state: "adding" },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: labels().addToCart.adding });
    await userEvent.click(button);
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** Announced as disabled, but a click before the cart has loaded is not lost. */
export const Loading: Story = {
  tags: ["state:loading"],
  args: { state: "loading" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: labels().addToCart.loading });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    button.click();
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const InCart: Story = {
  tags: ["state:disabled"],
  args: { state: "inCart" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: labels().addToCart.inCart })).toBeDisabled();
  },
};

export const SoldOut: Story = {
  tags: ["state:sold-out"],
  args: { state: "soldOut" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: labels().addToCart.soldOut })).toBeDisabled();
  },
};

/** The size is the same in every state, so nothing moves. */
export const EveryState: Story = {
  tags: ["read-aloud"],
  render: () => (
    <Stack gap="s">
      {states.map((state) => (
        <AddToCartButton key={state} state={state} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("button").map((button) => button.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  args: { state: "available" },
  play: async ({ userEvent }) => {
    await tabsThrough(["button", labels().addToCart.available])();
    onSubmit.mockClear();
    await userEvent.keyboard("{Enter}");
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
};
