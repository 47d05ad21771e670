import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: { children: "New with tags", onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["every-theme", "read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox", { name: "New with tags" });
    await userEvent.click(canvas.getByText("New with tags"));
    await expect(box).toBeChecked();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    const row = box.closest("label");
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };
export const WithDescription: Story = { args: { description: "All labels are on it." } };
export const Invalid: Story = {
  tags: ["state:error"],
  args: { "aria-invalid": true },
};
export const Disabled: Story = {
  tags: ["state:disabled"],
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeDisabled();
  },
};
export const LongWords: Story = {
  tags: ["state:long-words"],
  args: { children: "Items whose tags, spare buttons and dust bags are all there, in a bag of their own" },
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
    await tabsThrough(["checkbox", "New with tags"])();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { checked: true })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { checked: false })).toHaveFocus();
  },
};
