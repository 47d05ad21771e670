import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Textarea } from "./Textarea.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";
import { pixels } from "../../stories/pixels.ts";

const meta = {
  title: "Components/Textarea",
  component: Textarea,
  args: { "aria-label": "What is it about?" },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "What is it about?" });
    await userEvent.type(field, "Two lines{Enter}of text");
    await expect(field).toHaveValue("Two lines\nof text");
  },
};

/** Grows with its text. */
export const Long: Story = {
  tags: ["state:long-words"],
  args: { defaultValue: "A line\n".repeat(12) },
  play: async ({ canvas }) => {
    // WebKit has no such fields.
    if (!CSS.supports("field-sizing: content")) return;
    const field = canvas.getByRole("textbox");
    await expect(field.scrollHeight).toEqual(pixels(field.clientHeight));
  },
};

export const Invalid: Story = {
  tags: ["state:error"],
  args: { "aria-invalid": true },
};
export const Disabled: Story = {
  tags: ["state:disabled"],
  args: { disabled: true, defaultValue: "Nothing more to say" },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["textbox", "What is it about?"]),
};
