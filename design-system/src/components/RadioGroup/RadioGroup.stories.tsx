import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { recipeControls } from "../../stories/recipe-controls.ts";
import { options } from "./RadioGroup.css.ts";
import { RadioGroup } from "./RadioGroup.tsx";
import { narrow } from "../../stories/narrow-decorator.tsx";

const meta = {
  title: "Components/RadioGroup",
  component: RadioGroup,
  args: {
    legend: "Delivery",
    options: [
      { value: "standard", label: "Standard", description: "2 to 3 working days" },
      { value: "express", label: "Express", description: "Tomorrow" },
      { value: "pickup", label: "Pick up", disabled: true },
    ],
    defaultValue: "standard",
    onValueChange: fn(),
  },
  argTypes: recipeControls(options),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab reaches the selected option, and arrow keys move the selection. */
export const Default: Story = {
  tags: ["state:many", "state:keyboard-focus", "read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole("group", { name: "Delivery" });
    await expect(group).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /Standard/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Express/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("express");
    await expect(canvas.getByRole("radio", { name: "Pick up" })).toBeDisabled();
  },
};

export const Horizontal: Story = { args: { orientation: "horizontal" } };

export const HiddenLegend: Story = {
  args: { hideLegend: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Delivery" })).toBeVisible();
  },
};

/** A controlled value. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState("express");
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: /Express/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /Standard/ }));
    await expect(canvas.getByRole("radio", { name: /Standard/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /Express/ })).not.toBeChecked();
  },
};

export const Disabled: Story = {
  tags: ["state:disabled"],
  args: { options: meta.args.options.map((option) => ({ ...option, disabled: true })) },
  play: async ({ canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    options: [
      {
        value: "long",
        label: "To a shop around the corner that is open on Sundays, too",
        description: "It keeps the parcel for two weeks and asks for a name.",
      },
      ...meta.args.options,
    ],
  },
  decorators: [narrow],
};
