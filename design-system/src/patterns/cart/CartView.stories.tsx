import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Text } from "../../primitives/Text/Text.tsx";
import { CartBody } from "./CartBody.tsx";
import { CartCheckout } from "./CartCheckout.tsx";
import { CartLines } from "./CartLines.tsx";
import { CartRoot, CartSide } from "./CartRoot.tsx";
import { CartSummaryRoot } from "./CartSummary.tsx";
import { CartTotalsList } from "./CartTotalsList.tsx";
import { CartView } from "./CartView.tsx";
import { filled, places } from "./story-cart.ts";
import { tabsThrough } from "../../stories/tab-stops.ts";
import { labels } from "../../stories/labels.ts";

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
