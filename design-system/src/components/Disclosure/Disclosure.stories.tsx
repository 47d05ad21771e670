import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Disclosure } from "./Disclosure.tsx";
import { keyboard } from "../../stories/keyboard.ts";
import { narrow } from "../../stories/narrow-decorator.tsx";

const meta = {
  title: "Components/Disclosure",
  component: Disclosure,
  args: { summary: "Delivery and returns", children: "Free returns by mail." },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["read-aloud"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Free returns by mail.")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Delivery and returns"));
    await expect(canvas.getByText("Free returns by mail.")).toBeVisible();
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Free returns by mail.")).toBeVisible();
  },
};

/** Disclosures with the same name close each other, even without JavaScript. */
export const OneOfAName: Story = {
  render: () => (
    <div>
      <Disclosure name="faq" summary="How do I return something?" open>
        By mail.
      </Disclosure>
      <Disclosure name="faq" summary="Where is my order?">
        On its way.
      </Disclosure>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Where is my order?"));
    await expect(canvas.getByText("On its way.")).toBeVisible();
    await expect(canvas.getByText("By mail.")).not.toBeVisible();
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ canvas }) => {
    await keyboard.tab();
    const summary = canvas.getByText("Delivery and returns").closest("summary");
    await expect(summary).toHaveFocus();
    await expect(summary?.matches(":focus-visible")).toBe(true);
  },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    summary:
      "A heading of so many words that it needs more than the one line it was given, in a narrow place",
    open: true,
  },
  decorators: [narrow],
};
