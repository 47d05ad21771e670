import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Announcer } from "../../components/Announcer/Announcer.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { Text } from "../../primitives/Text/Text.tsx";
import { followed, mockNavigation } from "../../stories/mock-navigation.tsx";
import { amountOf } from "./story-amounts.ts";
import { CartDrawer } from "./CartDrawer.tsx";
import { filled, places, pumps, slipDress } from "./story-cart.ts";
import { labels } from "../../stories/labels.ts";
import { priceText } from "../../stories/price-text.ts";
import { pixels } from "../../stories/pixels.ts";

const meta = {
  title: "Patterns/CartDrawer",
  component: CartDrawer,
  // Drawers cover the whole page, so each story needs its own frame on the docs page.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  decorators: [mockNavigation],
  args: { ...filled, ...places, open: true, onOpenChange: fn(), onRemove: fn(() => Promise.resolve()) },
} satisfies Meta<typeof CartDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = (): Promise<HTMLElement> => screen.findByRole("dialog", { name: labels().cart.title });

export const Filled: Story = {
  tags: ["state:many", "state:discounted", "state:keyboard-focus"],
  play: async () => {
    const cart = within(await drawer());
    await expect(cart.getByRole("link", { name: "Norelle" })).toHaveAttribute("href", "#norelle");
    await expect(cart.getByRole("link", { name: "Suede point-toe pumps" })).toHaveAttribute("href", "#pumps");
    await expect(amountOf(cart, labels().cart.total)).toHaveTextContent(priceText("138.55"));
    await expect(amountOf(cart, labels().cart.saved)).toHaveTextContent(priceText("291.45"));
    await expect(amountOf(cart, "15% off 2 or more items")).toHaveTextContent(`−${priceText("24.45")}`);
    await expect(cart.getByRole("link", { name: labels().cart.checkout })).toHaveAttribute(
      "href",
      "#checkout",
    );
    const { agreement, terms, privacy } = labels().cart;
    const [lead = ""] = agreement.split(" {");
    await expect(cart.getByText(lead, { exact: false }).closest("p")).toHaveTextContent(
      agreement.replace("{terms}", terms).replace("{privacy}", privacy),
    );
    await waitFor(() => expect(cart.getByRole("button", { name: labels().cart.close })).toHaveFocus());
  },
};

/** Without savings, there is no savings line. Without a checkout URL, the button links to the home page. */
export const NothingSaved: Story = {
  tags: ["state:one"],
  args: {
    lines: [{ ...slipDress, retailPrice: null }],
    total: 7400,
    saved: 0,
    discounts: [],
    checkoutHref: null,
  },
  play: async () => {
    const cart = within(await drawer());
    await expect(cart.queryByText(labels().cart.saved)).toBeNull();
    await expect(cart.getByRole("link", { name: labels().cart.checkout })).toHaveAttribute("href", "/");
  },
};

export const Empty: Story = {
  tags: ["state:empty"],
  args: { lines: [], total: 0, saved: 0, discounts: [] },
  play: async () => {
    const cart = within(await drawer());
    await expect(cart.getByText(labels().cart.empty)).toBeInTheDocument();
    await expect(cart.queryByText(labels().cart.total)).toBeNull();
  },
};

export const Loading: Story = {
  tags: ["state:loading"],
  args: { lines: [], status: "loading", total: null },
};

export const Failed: Story = {
  args: { lines: [], status: "failed", total: null, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    const cart = within(await drawer());
    await expect(cart.queryByText(labels().cart.empty)).toBeNull();
    await userEvent.click(cart.getByRole("button", { name: labels().errorNotice.tryAgain }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A changing line is faded. Totals and checkout wait, but Remove works. */
export const Updating: Story = {
  tags: ["state:disabled"],
  args: { lines: [{ ...slipDress, isPending: true }, pumps], total: null, saved: null, discounts: [] },
  play: async ({ args, userEvent }) => {
    const cart = within(await drawer());
    await expect(amountOf(cart, labels().cart.total)).toHaveTextContent(labels().cart.updating);
    await userEvent.click(cart.getByRole("link", { name: labels().cart.checkout }));
    await userEvent.click(
      cart.getByRole("button", { name: labels().cart.removeNamed("Bias-cut satin slip dress") }),
    );
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const WithErrors: Story = {
  tags: ["state:error"],
  args: {
    notice: "“Belted cotton trench” has just been sold and left your cart.",
    lines: [
      { ...slipDress, error: "We could not remove this. Please try again." },
      { ...pumps, isSoldOut: true },
    ],
  },
};

/** Puts back what was just removed, also from an empty cart. */
export const JustRemoved: Story = {
  args: {
    lines: [pumps],
    removed: (
      <Text size="small">
        Removed {slipDress.title}.{" "}
        <Link asChild standalone>
          <button type="button">Undo</button>
        </Link>
      </Text>
    ),
  },
  play: async () => {
    const cart = within(await drawer());
    const [undo, remove] = [cart.getByRole("button", { name: "Undo" }), cart.getAllByRole("button").at(-1)];
    await expect(undo.compareDocumentPosition(remove!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
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

/** Opened by a button in the header. */
function Shop() {
  const control = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly (typeof slipDress)[]>([slipDress, pumps]);
  return (
    <>
      <Button ref={control} onClick={() => setOpen(true)}>
        Bag
      </Button>
      <CartDrawer
        {...filled}
        {...places}
        lines={lines}
        open={isOpen}
        onOpenChange={setOpen}
        returnFocusTo={control}
        onRemove={(id) => setLines((before) => before.filter((line) => line.id !== id))}
      />
      <Announcer />
    </>
  );
}

export const RemovesByEnter: Story = {
  tags: ["!autodocs"],
  render: () => <Shop />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bag" }));
    const cart = within(await drawer());
    cart.getByRole("button", { name: labels().cart.removeNamed("Bias-cut satin slip dress") }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(cart.queryByText("Bias-cut satin slip dress")).toBeNull();
    await waitFor(() => expect(screen.getByText(labels().cart.removed)).toBeInTheDocument());
    await expect(
      cart.getByRole("button", { name: labels().cart.removeNamed("Suede point-toe pumps") }),
    ).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(labels().cart.removed)).toBeNull());
    await userEvent.keyboard("{Enter}");
    await expect(await cart.findByRole("heading", { name: labels().cart.empty })).toHaveFocus();
  },
};

export const ClosesAndGivesFocusBack: Story = {
  tags: ["!autodocs"],
  render: () => <Shop />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("button", { name: "Bag" });
    const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(control);
    await drawer();
    const panel = await drawer();
    await userEvent.pointer({ keys: "[MouseLeft]", target: panel, coords: { x: 4, y: 4 } });
    await gone();
    await expect(control).toHaveFocus();
    await userEvent.click(control);
    await userEvent.click(within(await drawer()).getByRole("link", { name: "Norelle" }));
    await gone();
    await expect(followed).toHaveBeenCalledWith("#norelle");
  },
};

/** In right-to-left pages, it slides in from the left. */
export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
  play: async () => {
    const panel = await drawer();
    await waitFor(() => expect(panel.getBoundingClientRect().left).toEqual(pixels(0)));
  },
};
