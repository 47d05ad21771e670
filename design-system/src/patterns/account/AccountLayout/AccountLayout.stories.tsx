import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyOrder } from "../../../stories/orders.ts";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { OrderCard } from "../OrderCard/OrderCard.tsx";
import { AccountLayout } from "./AccountLayout.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/AccountLayout",
  component: AccountLayout,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  decorators: [mockNavigation],
  args: {
    title: "Orders",
    lead: "Hello, Ada",
    sections: [
      { label: "Orders", href: "/profile/orders" },
      { label: "Wishlist", href: "/profile/wishlist" },
      { label: "Settings", href: "/profile/settings" },
      { label: "Logout", href: "/profile/logout" },
    ],
    currentHref: "/profile/orders",
    children: <OrderCard order={storyOrder} />,
  },
} satisfies Meta<typeof AccountLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["state:many"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: labels().account.sections })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Orders" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("link", { name: "Settings" }));
    await expect(followed).toHaveBeenLastCalledWith("/profile/settings");
  },
};

export const OnAPhone: Story = { tags: ["!autodocs"], globals: { viewport: { value: "phone" } } };

export const OnASmallPhone: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnATablet: Story = { tags: ["!autodocs"], globals: { viewport: { value: "tablet" } } };

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    await tabsThrough(["link", "Orders"], ["link", "Wishlist"])();
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenLastCalledWith("/profile/wishlist");
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Orders");
  },
};
