import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Accordion } from "./Accordion.tsx";
import { narrow } from "../../stories/narrow-decorator.tsx";

const meta = {
  title: "Components/Accordion",
  component: Accordion,
  args: {
    items: [
      { value: "details", heading: "Details and fabric", content: "72% wool, 28% silk" },
      { value: "delivery", heading: "Delivery and returns", content: "Free returns by mail." },
      { value: "fit", heading: "Fit", content: "Straight, true to size" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening one item closes the other. The open item can be closed, too. */
export const Single: Story = {
  tags: ["state:many", "read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    const details = canvas.getByRole("button", { name: "Details and fabric", expanded: false });
    await userEvent.click(details);
    await expect(details).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("region", { name: "Details and fabric" })).toHaveTextContent("72% wool");
    await userEvent.click(canvas.getByRole("button", { name: "Fit" }));
    await waitFor(() => expect(canvas.queryByText("72% wool, 28% silk")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Fit", expanded: true }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
  },
};

/** Arrow keys, Home and End move between headings; Enter and Space expand. */
export const Keyboard: Story = {
  tags: ["!autodocs", "state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    const heading = (name: string): HTMLElement => canvas.getByRole("button", { name });
    await userEvent.tab();
    await expect(heading("Details and fabric")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(heading("Delivery and returns")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(heading("Fit")).toHaveFocus();
    await userEvent.keyboard("{Home}{Enter}");
    await expect(heading("Details and fabric")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(heading("Details and fabric")).toHaveAttribute("aria-expanded", "false");
  },
};

export const Multiple: Story = {
  args: { type: "multiple", defaultValue: ["details", "fit"], headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { expanded: true })).toHaveLength(2);
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  },
};

export const One: Story = {
  tags: ["state:one"],
  args: { items: meta.args.items.slice(0, 1) },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    items: [
      {
        value: "long",
        heading:
          "A heading of so many words that it needs more than the one line it was given, in a narrow place",
        content: "Free returns by mail.",
      },
    ],
    defaultValue: "long",
  },
  decorators: [narrow],
};
