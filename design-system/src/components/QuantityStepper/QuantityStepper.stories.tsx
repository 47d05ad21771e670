import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { labels } from "../../stories/labels.ts";
import { tabsThrough } from "../../stories/tab-stops.ts";
import { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper.tsx";

/** A cart that takes every quantity. */
function Cart({ value: first, onValueChange, ...rest }: QuantityStepperProps) {
  const [value, setValue] = useState(first);
  return (
    <QuantityStepper
      {...rest}
      value={value}
      onValueChange={(chosen) => {
        setValue(chosen);
        onValueChange(chosen);
      }}
    />
  );
}

const meta = {
  title: "Components/QuantityStepper",
  component: QuantityStepper,
  args: { label: "Quantity of tomatoes", value: 2, onValueChange: fn() },
  render: (args) => <Cart {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["every-theme", "read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("group", { name: "Quantity of tomatoes" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: labels().quantity.more }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole("status")).toHaveTextContent("3");
    await userEvent.click(canvas.getByRole("button", { name: labels().quantity.fewer }));
    await expect(canvas.getByRole("spinbutton")).toHaveValue(2);
  },
};

export const AtTheLowest: Story = {
  args: { value: 1 },
  play: async ({ canvas, userEvent, args }) => {
    const fewer = canvas.getByRole("button", { name: labels().quantity.fewer });
    await expect(fewer).toHaveAttribute("aria-disabled", "true");
    fewer.focus();
    await userEvent.keyboard("{Enter}");
    await expect(fewer).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const AtTheHighest: Story = { args: { value: 5, max: 5 } };

/** A typed number counts when it is complete, and never passes the limits. */
export const Typed: Story = {
  args: { max: 12 },
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole("spinbutton", { name: "Quantity of tomatoes" });
    const type = async (text: string): Promise<void> => {
      await userEvent.clear(number);
      await userEvent.type(number, text);
    };
    await type("10");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    await type("40");
    await userEvent.tab();
    await expect(number).toHaveValue(12);
    await userEvent.clear(number);
    await userEvent.tab();
    await expect(number).toHaveValue(12);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  tags: ["state:disabled"],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton")).toBeDisabled();
    await expect(canvas.getByRole("button", { name: labels().quantity.more })).toBeDisabled();
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    await tabsThrough(
      ["button", labels().quantity.fewer],
      ["spinbutton", "Quantity of tomatoes"],
      ["button", labels().quantity.more],
    )();
    canvas.getByRole("spinbutton").focus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect(canvas.getByRole("button", { name: labels().quantity.fewer })).toHaveFocus();
  },
};
