import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { Field } from "../Field/Field.tsx";
import { Select } from "./Select.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const options = [
  { value: "relevance", label: "Relevance" },
  { value: "price_asc", label: "Price low to high" },
  { value: "price_desc", label: "Price high to low" },
];

const meta = {
  title: "Components/Select",
  component: Select,
  args: { "aria-label": "Sort by", options, onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:many", "read-aloud"],
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole("combobox", { name: "Sort by" });
    // Imitated presses on a select leave WebKitGTK without focus rings on it.
    await fireEvent.change(select, { target: { value: "price_asc" } });
    await expect(select).toHaveValue("price_asc");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const WithPlaceholder: Story = {
  tags: ["state:empty"],
  args: { placeholder: "Choose a state", defaultValue: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveDisplayValue("Choose a state");
  },
};

/** Label and error belong to the native select, not to the element around it. */
export const InAField: Story = {
  tags: ["state:error"],
  render: ({ options }) => (
    <Field label="State" error="Choose one.">
      <Select options={options} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "State" });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription("Choose one.");
  },
};

export const Disabled: Story = {
  tags: ["state:disabled"],
  args: { disabled: true },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: { options: [{ value: "long", label: "A choice with so many words in it that they do not fit" }] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["combobox", "Sort by"]),
};
