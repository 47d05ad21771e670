import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Input } from "../Input/Input.tsx";
import { Field } from "./Field.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Email address", children: <Input type="email" autoComplete="email" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Email address"));
    await expect(canvas.getByRole("textbox", { name: "Email address" })).toHaveFocus();
  },
};

export const WithHint: Story = {
  tags: ["read-aloud"],
  args: { hint: "Only for news about your order." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Only for news about your order.");
  },
};

export const WithError: Story = {
  tags: ["state:error", "every-theme", "read-aloud"],
  args: { hint: "Only for news about your order.", error: "An address has an @ in it." },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      "Only for news about your order. An address has an @ in it.",
    );
  },
};

export const Optional: Story = {
  args: { label: "Apartment", optional: true, children: <Input /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Apartment (optional)" })).toBeVisible();
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true, children: <Input placeholder="name@example.com" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email address" })).toBeVisible();
  },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    label: "The name of whoever is at home when the parcel comes, as it stands beside the bell",
    error:
      "Please write a name of at most forty letters, so that the carrier can read it on the label without a lens.",
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: tabsThrough(["textbox", "Email address"]),
};
