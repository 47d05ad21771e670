import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { QuantityStepper } from "../../components/QuantityStepper/QuantityStepper.tsx";
import { Text } from "../../primitives/Text/Text.tsx";
import { CartBody } from "./CartBody.tsx";
import { CartCheckout } from "./CartCheckout.tsx";
import { CartLines } from "./CartLines.tsx";
import { CartRoot, CartSide } from "./CartRoot.tsx";
import { CartSummaryRoot } from "./CartSummary.tsx";
import { CartTotalsList } from "./CartTotalsList.tsx";
import { CartView } from "./CartView.tsx";
import { amountOf } from "./story-amounts.ts";
import { filled, places, slipDress } from "./story-cart.ts";
import { tabsThrough } from "../../stories/tab-stops.ts";
import { labels } from "../../stories/labels.ts";
import { priceText } from "../../stories/price-text.ts";

const meta = {
  title: "Patterns/CartView",
  component: CartView,
  args: { ...filled, ...places },
} satisfies Meta<typeof CartView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without JavaScript, a form post removes a line. */
export const WithForms: Story = {
  args: {
    removeForm: ({ id }) => ({ action: "/cart", fields: { intent: "remove", id } }),
  },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole("button", { name: labels().cart.removeNamed("Suede point-toe pumps") });
    const form = remove.closest("form")!;
    await expect(form).toHaveAttribute("action", "/cart");
    await expect(Object.fromEntries(new FormData(form))).toEqual({ intent: "remove", id: "line-2" });
  },
};

export const Empty: Story = {
  tags: ["state:empty"],
  args: { lines: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: labels().cart.empty })).toBeVisible();
  },
};

/** A read-only cart. */
export const Fixed: Story = {
  tags: ["state:many", "state:discounted", "every-theme", "read-aloud"],
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole("button", { name: labels().cart.removeNamed("Suede point-toe pumps") }),
    ).toBeNull();
  },
};

/** For shops that sell more than one of a product. */
export const WithQuantities: Story = {
  tags: ["read-aloud"],
  args: { onRemove: fn(() => Promise.resolve()) },
  render: function WithQuantitiesStory(args) {
    const [quantity, setQuantity] = useState(3);
    const price = 1250 * quantity;
    const stepper = (
      <QuantityStepper label="Quantity of socks" value={quantity} max={6} onValueChange={setQuantity} />
    );
    return (
      <CartView
        {...args}
        lines={[
          {
            ...slipDress,
            title: "Ribbed cotton socks",
            options: "Plum / $12.50 a pair",
            price,
            retailPrice: null,
          },
        ]}
        quantityControl={() => stepper}
        total={price + 500 + 340 - 1000}
        saved={null}
        discounts={[]}
        charges={[
          { name: "Subtotal", amount: price },
          { name: "Shipping", amount: 500 },
          { name: "Tax", amount: 340 },
          { name: "Gift card", amount: -1000 },
        ]}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: labels().quantity.more }));
    await expect(amountOf(canvas, "Subtotal")).toHaveTextContent(priceText("50.00"));
    await expect(amountOf(canvas, "Gift card")).toHaveTextContent(priceText("-10.00"));
    await expect(amountOf(canvas, labels().cart.total)).toHaveTextContent(priceText("48.40"));
  },
};

/** Amounts come one after the other, and some only in the checkout. */
export const ChargesToCome: Story = {
  tags: ["state:loading"],
  args: {
    total: null,
    charges: [
      { name: "Subtotal", amount: null },
      { name: "Shipping", amount: null, text: "Calculated at checkout" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(amountOf(canvas, "Subtotal")).toHaveTextContent(labels().cart.updating);
    await expect(amountOf(canvas, "Shipping")).toHaveTextContent("Calculated at checkout");
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  args: { onRemove: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, userEvent }) => {
    await tabsThrough(
      ["link", "Norelle"],
      ["link", "Bias-cut satin slip dress"],
      ["button", labels().cart.removeNamed("Bias-cut satin slip dress")],
    )();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith("line-1");
    await expect(canvas.getAllByRole("listitem")).not.toHaveLength(0);
  },
};

export const Loading: Story = {
  tags: ["state:loading"],
  args: { lines: [], total: 0, status: "loading" },
};

export const Failed: Story = {
  tags: ["state:error"],
  args: { lines: [], total: 0, status: "failed" },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  args: { onRemove: fn(() => Promise.resolve()) },
  globals: { direction: "rtl" },
};

/** Composed from parts: a note between totals and checkout, and no agreement. */
export const Parts: Story = {
  args: { onRemove: fn(() => Promise.resolve()) },
  render: ({ lines, onRemove, total, saved, checkoutHref }) => (
    <CartRoot hasSide>
      <CartBody>
        <CartLines lines={lines} onRemove={onRemove} />
      </CartBody>
      <CartSide>
        <CartSummaryRoot>
          <CartTotalsList total={total} saved={saved} />
          <Text size="small">Wrapped as a gift.</Text>
          <CartCheckout href={checkoutHref} />
        </CartSummaryRoot>
      </CartSide>
    </CartRoot>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: labels().cart.checkout })).toHaveAttribute(
      "href",
      "#checkout",
    );
    await userEvent.click(
      canvas.getByRole("button", { name: labels().cart.removeNamed("Suede point-toe pumps") }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith("line-2");
    await expect(
      canvas.getByRole("button", { name: labels().cart.removeNamed("Bias-cut satin slip dress") }),
    ).toHaveFocus();
  },
};
