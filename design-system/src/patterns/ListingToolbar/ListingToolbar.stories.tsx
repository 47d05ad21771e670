import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { followed, toldNavigation } from "../../stories/told-navigation.tsx";
import { breakpoints } from "../../theme/generated/breakpoints.ts";
import { ListingToolbar } from "./ListingToolbar.tsx";
import { tabsThrough } from "../../stories/tab-stops.ts";

const meta = {
  title: "Patterns/ListingToolbar",
  component: ListingToolbar,
  decorators: [toldNavigation],
  args: {
    count: 1204,
    action: "/search",
    hidden: { category: "dresses" },
    sort: "newest",
    sortOptions: [
      { value: "newest", label: "Newest" },
      { value: "price_asc", label: "Price low to high" },
      { value: "price_desc", label: "Price high to low" },
      { value: "deals", label: "Deals" },
    ],
    onOpenFilters: fn(),
  },
} satisfies Meta<typeof ListingToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Choosing an order keeps the filters and the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("1,204 items");
    const sort = canvas.getByRole("combobox", { name: "Sort by" });
    await userEvent.selectOptions(sort, "price_asc");
    await expect(followed).toHaveBeenLastCalledWith("/search?category=dresses&sort=price_asc");
    await expect(sort).toHaveValue("price_asc");
  },
};

/** Beside the grid from the wide breakpoint on: then the button is not needed. */
export const FiltersActive: Story = {
  args: { activeFilters: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.queryByRole("button", { name: "Filters, 3 filters active" });
    if (window.innerWidth >= breakpoints.wide) {
      await expect(button).toBeNull();
      return;
    }
    await userEvent.click(button!);
    await expect(args.onOpenFilters).toHaveBeenCalledOnce();
  },
};

export const OneItem: Story = { args: { count: 1 } };

export const CountUnknown: Story = { args: { count: null } };

export const KeyboardFocus: Story = {
  play: tabsThrough(["combobox", "Sort by"]),
};
