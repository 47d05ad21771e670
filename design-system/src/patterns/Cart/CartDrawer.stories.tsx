import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Announcer } from "../../components/Announcer/Announcer.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { followed, toldNavigation } from "../../stories/told-navigation.tsx";
import { CartDrawer } from "./CartDrawer.tsx";
import { filled, places, pumps, slipDress } from "./story-cart.ts";

const meta = {
  title: "Patterns/CartDrawer",
  component: CartDrawer,
  // It lies over the whole page: on the docs page each has a window of its own.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  decorators: [toldNavigation],
  args: { ...filled, ...places, open: true, onClose: fn(), onRemove: fn(() => Promise.resolve()) },
} satisfies Meta<typeof CartDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = (): Promise<HTMLElement> => screen.findByRole("dialog", { name: "Cart" });

export const Filled: Story = {
  play: async () => {
    const cart = within(await drawer());
    await expect(cart.getByRole("link", { name: "Norelle" })).toHaveAttribute("href", "#norelle");
    await expect(cart.getByRole("link", { name: "Suede point-toe pumps" })).toHaveAttribute("href", "#pumps");
    await expect(cart.getByText("Total").nextSibling).toHaveTextContent("$138.55");
    await expect(cart.getByText("Saved").nextSibling).toHaveTextContent("$291.45");
    await expect(cart.getByText("15% off 2 or more items").nextSibling).toHaveTextContent("−$24.45");
    await expect(cart.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "#checkout");
    await expect(cart.getByText(/^By clicking checkout, you agree to our/)).toHaveTextContent(
      "By clicking checkout, you agree to our Terms of Service and Privacy Policy.",
    );
    await waitFor(() => expect(cart.getByRole("button", { name: "Close cart" })).toHaveFocus());
  },
};

/** Nothing saved: no such line. No checkout address: home. */
export const NothingSaved: Story = {
  args: {
    lines: [{ ...slipDress, retailPrice: null }],
    total: 7400,
    saved: 0,
    discounts: [],
    checkoutHref: null,
  },
  play: async () => {
    const cart = within(await drawer());
    await expect(cart.queryByText("Saved")).toBeNull();
    await expect(cart.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/");
  },
};

export const Empty: Story = {
  args: { lines: [], total: 0, saved: 0, discounts: [] },
  play: async () => {
    const cart = within(await drawer());
    await expect(cart.getByText("Your cart is empty.")).toBeInTheDocument();
    await expect(cart.queryByText("Total")).toBeNull();
  },
};

export const Loading: Story = { args: { lines: [], status: "loading", total: null } };

export const Failed: Story = {
  args: { lines: [], status: "failed", total: null, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    const cart = within(await drawer());
    await expect(cart.queryByText("Your cart is empty.")).toBeNull();
    await userEvent.click(cart.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A change is under way: its line is pale, the sums and the checkout wait, but the line may be taken out again. */
export const Updating: Story = {
  args: { lines: [{ ...slipDress, isPending: true }, pumps], total: null, saved: null, discounts: [] },
  play: async ({ args, userEvent }) => {
    const cart = within(await drawer());
    await expect(cart.getByText("Total").nextSibling).toHaveTextContent("Updating...");
    await userEvent.click(cart.getByRole("link", { name: "Checkout" }));
    await userEvent.click(cart.getByRole("button", { name: "Remove Bias-cut satin slip dress" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WithErrors: Story = {
  args: {
    notice: "“Belted cotton trench” has just been sold and left your cart.",
    lines: [
      { ...slipDress, error: "We could not remove this. Please try again." },
      { ...pumps, isSoldOut: true },
    ],
  },
};

export const LongWords: Story = {
  args: {
    lines: [
      {
        ...slipDress,
        brand: "The Cooperative of Weavers and Tailors of Northumberland",
        title: "Double-breasted wool and cashmere blend overcoat with detachable storm collar",
        price: 123400,
        retailPrice: 234500,
      },
    ],
  },
};

/** Opened by a bag in a header, over a bag that forgets what is removed. */
function Shop() {
  const bag = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly (typeof slipDress)[]>([slipDress, pumps]);
  return (
    <>
      <Button ref={bag} onClick={() => setOpen(true)}>
        Bag
      </Button>
      <CartDrawer
        {...filled}
        {...places}
        lines={lines}
        open={isOpen}
        onClose={() => setOpen(false)}
        returnFocusTo={bag}
        onRemove={(id) => setLines((before) => before.filter((line) => line.id !== id))}
      />
      <Announcer />
    </>
  );
}

/** Specification A2 and A4. */
export const RemovesByEnter: Story = {
  render: () => <Shop />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bag" }));
    const cart = within(await drawer());
    cart.getByRole("button", { name: "Remove Bias-cut satin slip dress" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(cart.queryByText("Bias-cut satin slip dress")).toBeNull();
    await waitFor(() => expect(screen.getByText("Item removed from cart")).toBeInTheDocument());
    await expect(cart.getByRole("button", { name: "Remove Suede point-toe pumps" })).toHaveFocus();
    await waitFor(() => expect(screen.queryByText("Item removed from cart")).toBeNull());
    await userEvent.keyboard("{Enter}");
    await expect(await cart.findByText("Your cart is empty.")).toBeInTheDocument();
    await expect(await drawer()).toContainElement(document.activeElement as HTMLElement);
  },
};

export const ClosesAndGivesFocusBack: Story = {
  render: () => <Shop />,
  play: async ({ canvas, userEvent }) => {
    const bag = canvas.getByRole("button", { name: "Bag" });
    const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(bag);
    await drawer();
    await userEvent.click(document.querySelector("[data-component='drawer-scrim']")!);
    await gone();
    await expect(bag).toHaveFocus();
    await userEvent.click(bag);
    await userEvent.click(within(await drawer()).getByRole("link", { name: "Norelle" }));
    await gone();
    await expect(followed).toHaveBeenCalledWith("#norelle");
  },
};

/** It comes in from the left, where reading ends. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
  },
};
