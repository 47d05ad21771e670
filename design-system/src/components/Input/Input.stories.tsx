import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { recipeControls } from "../../stories/recipe-controls.ts";
import { input } from "./Input.css.ts";
import { Input } from "./Input.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const meta = {
  title: "Components/Input",
  component: Input,
  args: { "aria-label": "First name", onChange: fn() },
  argTypes: recipeControls(input),
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "First name" });
    await userEvent.type(field, "Ada");
    await expect(field).toHaveValue("Ada");
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    // iOS zooms into fields with smaller text.
    await expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Large: Story = { args: { size: "large", defaultValue: "Ada" } };
export const Round: Story = {
  args: { shape: "round", type: "search", "aria-label": "Search", placeholder: "Search items or brands" },
};
export const Invalid: Story = {
  tags: ["state:error"],
  args: { "aria-invalid": true, defaultValue: "ada@" },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "ada@circlet.example" } };
export const Disabled: Story = {
  tags: ["state:disabled"],
  args: { disabled: true, defaultValue: "Ada" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
  },
};
export const Numeric: Story = {
  args: { type: "text", inputMode: "numeric", "aria-label": "To, in dollars", placeholder: "Max" },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["textbox", "First name"]),
};
