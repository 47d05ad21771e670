import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { OrderSearch } from "./OrderSearch.tsx";

const meta = {
  title: "Patterns/OrderSearch",
  component: OrderSearch,
  args: { text: "", found: 3, onTextChange: fn() },
  render: function Controlled(args) {
    const [text, setText] = useState(args.text);
    return (
      <OrderSearch
        {...args}
        text={text}
        onTextChange={(typed) => {
          args.onTextChange(typed);
          setText(typed);
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
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search your orders" }), "1007");
    await expect(args.onTextChange).toHaveBeenLastCalledWith("1007");
    await expect(canvas.getByRole("status")).toHaveTextContent("3 orders found");
  },
};

/** Its button and Escape empty it, and the focus stays in the field. */
export const Clears: Story = {
  args: { text: "wrap" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await userEvent.type(field, "dress{Escape}");
    await expect(field).toHaveValue("");
  },
};

export const NothingFound: Story = {
  args: { text: "hat", found: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("No order found");
  },
};
