import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { tabsThrough } from "../../stories/tab-stops.ts";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Components/Switch",
  component: Switch,
  args: { children: "Email me when the price drops", onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["every-theme", "read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole("switch", { name: "Email me when the price drops" });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText("Email me when the price drops"));
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(control.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const On: Story = { tags: ["every-theme"], args: { defaultChecked: true } };
export const WithDescription: Story = { args: { description: "At most one email a day." } };
export const Disabled: Story = {
  tags: ["state:disabled"],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toBeDisabled();
  },
};
export const DisabledOn: Story = { tags: ["state:disabled"], args: { disabled: true, defaultChecked: true } };
export const LongWords: Story = {
  tags: ["state:long-words"],
  args: { children: "Email me whenever a piece in my size comes in from one of the brands that I follow" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    await tabsThrough(["switch", "Email me when the price drops"])();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch", { checked: true })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch", { checked: false })).toHaveFocus();
  },
};
