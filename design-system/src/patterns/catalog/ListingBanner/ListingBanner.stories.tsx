import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { heroImage } from "../../../stories/hero-image.ts";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { ListingBanner } from "./ListingBanner.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";

const meta = {
  title: "Patterns/ListingBanner",
  component: ListingBanner,
  parameters: { layout: "fullscreen" },
  decorators: [mockNavigation],
  args: {
    title: "Norelle",
    text: "Slip dresses and soft tailoring, cut on the bias in a two-room studio. Norelle finishes every seam twice.",
    outbound: { label: "Norelle’s own site", href: "https://www.norelle.example/" },
    image: { ...heroImage, desktop: { ...heroImage.desktop, alt: "" } },
    tabs: {
      label: "Categories of Norelle",
      items: [
        { label: "All", href: "#all", isCurrent: true },
        { label: "Tops", href: "#tops" },
        { label: "Pants" },
        { label: "Dresses", href: "#dresses" },
        { label: "Sweaters", href: "#sweaters" },
      ],
    },
  },
} satisfies Meta<typeof ListingBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tab without results stays visible. */
export const Brand: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Norelle" })).toBeVisible();
    const site = canvas.getByRole("link", { name: "Norelle’s own site" });
    await expect(site).toHaveAttribute("rel", "nofollow noopener");
    await expect(canvas.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByRole("link", { name: "Pants" })).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "Dresses" }));
    await expect(followed).toHaveBeenLastCalledWith("#dresses");
  },
};

export const OnAPhone: Story = {
  tags: ["!autodocs"],
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Category: Story = {
  args: {
    title: "Dresses",
    text: undefined,
    outbound: undefined,
    tabs: {
      label: "Brands for dresses",
      items: [
        { label: "All", href: "#all" },
        { label: "Norelle", href: "#norelle", isCurrent: true },
        { label: "Maren & Co", href: "#maren" },
      ],
    },
  },
};

export const WithoutImage: Story = { args: { image: undefined } };

export const TitleAlone: Story = {
  tags: ["state:empty"],
  args: { title: "Final Sale", text: undefined, outbound: undefined, tabs: undefined },
};

export const LongWords: Story = {
  tags: ["state:long-words"],
  args: {
    title: "The Extraordinarily Long-Named Outerwear & Leather Goods Company of Northumberland",
    text: "Coats that are cut for rain which comes from the side, for wind that comes from below, and for people who walk home all the same. The wool is woven at the end of the lane and shrunk on purpose, so that it will not do so later.",
  },
};

export const RightToLeft: Story = {
  tags: ["state:right-to-left"],
  globals: { direction: "rtl" },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    await tabsThrough(["link", "Norelle’s own site"], ["link", "All"], ["link", "Tops"])();
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenLastCalledWith("#tops");
    await expect(canvas.getByRole("navigation", { name: "Categories of Norelle" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Dresses" })).toHaveFocus();
  },
};
