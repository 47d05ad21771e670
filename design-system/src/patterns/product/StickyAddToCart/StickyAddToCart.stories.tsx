import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { breakpoints } from "../../../theme/generated/breakpoints.ts";
import { AddToCartButton } from "../AddToCartButton/AddToCartButton.tsx";
import { WishlistButton } from "../WishlistButton/WishlistButton.tsx";
import { StickyAddToCart } from "./StickyAddToCart.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/StickyAddToCart",
  component: StickyAddToCart,
  args: {
    price: "128.00",
    retailPrice: "340.00",
    choice: "S, brown",
    children: <AddToCartButton state="available" />,
    wishlist: <WishlistButton variant="outline" state="add" />,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 384 }}>
      <p style={{ blockSize: 900 }}>A long page. On phones the bar stays at the bottom of the window.</p>
      <StickyAddToCart {...args} />
      <p>The end of the page.</p>
    </div>
  ),
} satisfies Meta<typeof StickyAddToCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:discounted"],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("group", { name: labels().stickyAddToCart.addToCart });
    const isPhone = window.innerWidth < breakpoints.desktop;
    await expect(getComputedStyle(bar).position).toBe(isPhone ? "fixed" : "static");
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    if (!isPhone) return;
    // The bar does not cover what receives focus. The end of the page has the same room, but Storybook's styles win there.
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
    await expect(room).toBeGreaterThanOrEqual(bar.offsetHeight);
    const button = canvas.getByRole("button", { name: labels().addToCart.available });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    const price = bar.querySelector('[data-component="price"]')?.getBoundingClientRect() ?? new DOMRect();
    const { left, top } = button.getBoundingClientRect();
    await expect(price.right <= left || price.bottom <= top).toBe(true);
  },
};

/** The price has a line of its own. */
export const EnlargedText: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "small" }, text: "double", words: "de" },
  play: Default.play!,
};

export const LongChoice: Story = {
  tags: ["state:long-words"],
  args: { choice: "Women's US 10.5, multicolor with silver" },
};

export const WithoutHeart: Story = { args: { wishlist: undefined } };

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: () => tabsThrough(["button", labels().addToCart.available], ["button", labels().wishlist.add])(),
};

export const SoldOut: Story = {
  tags: ["state:sold-out"],
  args: { children: <AddToCartButton state="soldOut" /> },
};
