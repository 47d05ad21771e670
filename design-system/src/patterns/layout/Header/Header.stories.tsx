import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { accountEntries, shopNavigation } from "../../../stories/shop-navigation.ts";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { MobileMenu } from "../MobileMenu/MobileMenu.tsx";
import { PromoBar } from "../PromoBar/PromoBar.tsx";
import { SearchBox } from "../../catalog/SearchBox/SearchBox.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { CartLink } from "./CartLink.tsx";
import { Header, type HeaderProps } from "./Header.tsx";
import { HeaderActions, HeaderEnd, HeaderLogo, HeaderRoot } from "./HeaderRoot.tsx";
import { labels } from "../../../stories/labels.ts";

function WholeHeader(props: HeaderProps) {
  const [text, setText] = useState("");
  return (
    <>
      <Header
        {...props}
        search={
          <SearchBox action="/search" value={text} onValueChange={setText} results={{ status: "idle" }} />
        }
      />
      <MobileMenu id={props.menuId} items={props.navigation} more={props.account} />
      <main id="main" tabIndex={-1} style={{ minBlockSize: 420 }} />
    </>
  );
}

const meta = {
  title: "Patterns/Header",
  component: Header,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  decorators: [mockNavigation],
  render: (args) => <WholeHeader {...args} />,
  args: {
    shopName: "Circlet",
    promo: (
      <PromoBar>Free shipping and easy returns all year round. 15% off when you buy 2 or more.</PromoBar>
    ),
    navigation: shopNavigation,
    account: accountEntries,
    wishlistHref: "#wishlist",
    ordersHref: "#orders",
    cart: { count: 2, onOpenChange: fn() },
    menuId: "menu",
    onFollow: fn(),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["every-theme", "read-aloud"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: labels().header.main })).toBeVisible();
    await expect(canvas.getByRole("link", { name: labels().header.home("Circlet") })).toHaveAttribute(
      "href",
      "/",
    );
    const cart = canvas.getByRole("link", { name: labels().header.cart(2) });
    await expect(cart).toHaveAccessibleDescription(labels().header.cartCount(2));
    await expect(cart).toHaveAttribute("href", "/cart");
    await userEvent.click(cart);
    await expect(args.cart.onOpenChange).toHaveBeenCalledWith(true);
    await expect(followed).not.toHaveBeenCalledWith("/cart");
  },
};

export const EmptyCart: Story = {
  tags: ["state:empty"],
  args: { cart: { count: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(labels().header.cartCount(0))).toBeInTheDocument();
  },
};

/** Shows no number until the cart is known. */
export const CartNotYetKnown: Story = {
  tags: ["state:loading"],
  args: { cart: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(labels().header.cartCount(0))).toBeNull();
  },
};

export const ManyInTheCart: Story = {
  tags: ["state:many"],
  args: { cart: { count: 128 } },
};

function HeaderWithChangingCart(props: HeaderProps) {
  const [count, setCount] = useState(1);
  const cart = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <WholeHeader {...props} cart={{ count, ref: cart }} />
      <button type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
    </>
  );
}

export const TheCountIsAnnounced: Story = {
  tags: ["!autodocs"],
  render: (args) => <HeaderWithChangingCart {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await expect(canvas.getByText(labels().header.cartCount(2)).closest("[role=status]")).not.toBeNull();
  },
};

/** Enter opens a menu, Escape closes it without moving focus, and leaving it closes it, too. */
export const MenuByKeyboard: Story = {
  tags: ["!autodocs", "state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: labels().header.submenu("Women") });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("list", { name: "Clothing" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "New arrivals" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    canvas.getByRole("link", { name: labels().header.cart(2) }).focus();
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
  },
};

export const MenuByMouse: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(canvas.getByRole("link", { name: "Women" }));
    await expect(canvas.getByRole("list", { name: "Sale" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Final sale" }));
    await expect(args.onFollow).toHaveBeenLastCalledWith({ label: "Final sale", href: "#final-sale" });
    await waitFor(() => expect(canvas.queryByRole("list", { name: "Sale" })).toBeNull());
  },
};

/** Escape closes a menu that the mouse opened, wherever focus is. */
export const EscapeClosesWhatTheMouseOpened: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("link", { name: "Women" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("list", { name: "Clothing" })).toBeNull());
  },
};

/** Safari does not focus what is pressed: a press beside the menu must close it, and a slow press in it must not. */
export const AccountMenu: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByRole("button", { name: labels().header.account });
    account.click();
    await waitFor(() => expect(account).toHaveAttribute("aria-expanded", "true"));
    await fireEvent.pointerDown(canvas.getByRole("main"));
    await expect(account).toHaveAttribute("aria-expanded", "false");

    account.focus();
    await userEvent.keyboard("{Enter}");
    const orders = canvas.getAllByRole("link", { name: "Orders" }).at(-1)!;
    await fireEvent.pointerDown(orders);
    account.blur();
    await expect(orders).toBeVisible();
    orders.click();
    await waitFor(() => expect(account).toHaveAttribute("aria-expanded", "false"));

    await userEvent.click(account);
    await expect(account).toHaveAttribute("aria-expanded", "true");
    const names = ["Orders", "Wishlist", "Settings", "Logout"];
    for (const name of names) await expect(canvas.getAllByRole("link", { name }).at(-1)).toBeVisible();
  },
};

export const OnATablet: Story = { tags: ["!autodocs"], globals: { viewport: { value: "tablet" } } };

export const OnAPhone: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("combobox", { name: labels().search.label })).toBeVisible();
    await expect(canvas.getByRole("button", { name: labels().header.account })).toBeVisible();
    await expect(canvas.getByRole("link", { name: labels().header.wishlist })).toBeVisible();
    await expect(canvas.getByRole("link", { name: labels().header.orders })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: labels().header.menu }));
    await expect(canvas.getByRole("dialog", { name: labels().header.menu })).toBeVisible();
    canvas.getByRole("dialog", { name: labels().header.menu }).hidePopover();
  },
};

export const OnASmallPhone: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Another shop's name takes two lines, and no control leaves the phone. */
export const LongName: Story = {
  tags: ["state:long-words"],
  globals: { viewport: { value: "small" } },
  args: { shopName: "Oberammergauer Strickwarenmanufaktur", mark: null },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};

/** Composed from parts: a logo, a button and the cart. */
export const Parts: Story = {
  render: ({ shopName, cart }) => (
    <HeaderRoot>
      <HeaderLogo name={shopName} />
      <HeaderEnd>
        <HeaderActions>
          <Button variant="outline">Sell</Button>
          <CartLink {...cart} />
        </HeaderActions>
      </HeaderEnd>
    </HeaderRoot>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("banner")).toContainElement(canvas.getByRole("button", { name: "Sell" }));
    await userEvent.click(canvas.getByRole("link", { name: labels().header.cart(2) }));
    await expect(args.cart.onOpenChange).toHaveBeenCalledWith(true);
  },
};
