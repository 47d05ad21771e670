import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { breakpoints } from "../../theme/generated/breakpoints.ts";
import { AddToBagButton } from "../AddToBagButton/AddToBagButton.tsx";
import { WishlistButton } from "../WishlistButton/WishlistButton.tsx";
import { StickyBagBar } from "./StickyBagBar.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const meta = {
  title: "Patterns/StickyBagBar",
  component: StickyBagBar,
  args: {
    price: "128.00",
    retailPrice: "340.00",
    choice: "S, brown",
    children: <AddToBagButton state="available" />,
    wishlist: <WishlistButton look="outlined" state="add" />,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 384 }}>
      <p style={{ blockSize: 900 }}>A long page. On phones the bar stays at the bottom of the window.</p>
      <StickyBagBar {...args} />
      <p>The end of the page.</p>
    </div>
  ),
} satisfies Meta<typeof StickyBagBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("group", { name: "Add to bag" });
    const isPhone = window.innerWidth < breakpoints.desktop;
    await expect(getComputedStyle(bar).position).toBe(isPhone ? "fixed" : "static");
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    // What stands at the end of the page can be scrolled out from under the bar.
    const room = Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd);
    await expect(room >= bar.offsetHeight).toBe(isPhone);
  },
};

export const LongChoice: Story = { args: { choice: "Women's US 10.5, multicolor with silver" } };

export const WithoutHeart: Story = { args: { wishlist: undefined } };

export const KeyboardFocus: Story = {
  play: tabsThrough(["button", "add to bag"], ["button", "Add To Wishlist"]),
};

export const SoldOut: Story = {
  args: { children: <AddToBagButton state="soldOut" /> },
};
