import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { ActiveFilterChips } from "./ActiveFilterChips.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/ActiveFilterChips",
  component: ActiveFilterChips,
  decorators: [mockNavigation],
  args: {
    chips: [
      { label: "Final Sale", href: "?color=red&minPrice=25" },
      { label: "Red", href: "?minPrice=25" },
      { label: "Over $25", href: "?color=red" },
    ],
    clearHref: "/search",
  },
} satisfies Meta<typeof ActiveFilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["read-aloud"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: labels().listing.removeFilter("Red") }));
    await expect(followed).toHaveBeenLastCalledWith("?minPrice=25");
    await userEvent.click(canvas.getByRole("link", { name: labels().listing.clearAll }));
    await expect(followed).toHaveBeenLastCalledWith("/search");
  },
};

export const Many: Story = {
  tags: ["state:many"],
  args: {
    chips: [
      "Dresses",
      "New with tags",
      "Wetherby Overmantle & Daughters of the Northern Quay",
      "S",
      "M",
      "Under $100",
    ].map((label) => ({ label, href: `?without=${label}` })),
  },
};

export const None: Story = {
  tags: ["state:empty"],
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async ({ canvas, userEvent }) => {
    const { removeFilter } = labels().listing;
    await tabsThrough(["link", removeFilter("Final Sale")], ["link", removeFilter("Red")])();
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: labels().listing.clearAll })).toHaveFocus();
  },
};
