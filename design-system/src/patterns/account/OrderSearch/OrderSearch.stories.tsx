import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { OrderSearch } from "./OrderSearch.tsx";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/OrderSearch",
  component: OrderSearch,
  args: { value: "", found: 3, onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <OrderSearch
        {...args}
        value={value}
        onValueChange={(typed) => {
          args.onValueChange(typed);
          setValue(typed);
        }}
      />
    );
  },
} satisfies Meta<typeof OrderSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole("searchbox", { name: labels().orderSearch.label }), "1007");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("1007");
    await expect(canvas.getByRole("status")).toHaveTextContent(labels().orderSearch.found(3));
  },
};

/** The clear button and Escape empty the field, which keeps focus. */
export const Clears: Story = {
  tags: ["!autodocs", "state:keyboard-focus"],
  args: { value: "wrap" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.click(canvas.getByRole("button", { name: labels().orderSearch.clear }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await userEvent.type(field, "dress{Escape}");
    await expect(field).toHaveValue("");
  },
};

export const NothingFound: Story = {
  tags: ["state:empty"],
  args: { value: "hat", found: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(labels().orderSearch.found(0));
  },
};
