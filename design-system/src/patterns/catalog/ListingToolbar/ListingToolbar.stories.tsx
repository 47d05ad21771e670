import type { Meta, StoryObj } from "@storybook/react-vite";
import { createEvent, expect, fireEvent } from "storybook/test";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { breakpoints } from "../../../theme/generated/breakpoints.ts";
import { NavigationForm } from "../../layout/Navigation/NavigationForm.tsx";
import { ListingToolbar } from "./ListingToolbar.tsx";
import { tabsThrough } from "../../../stories/tab-stops.ts";
import { labels } from "../../../stories/labels.ts";

const meta = {
  title: "Patterns/ListingToolbar",
  component: ListingToolbar,
  decorators: [mockNavigation],
  args: {
    count: 1204,
    formId: "filter-form",
    sort: "newest",
    sortOptions: [
      { value: "newest", label: "Newest" },
      { value: "price_asc", label: "Price low to high" },
      { value: "price_desc", label: "Price high to low" },
      { value: "deals", label: "Deals" },
    ],
    filtersId: "filters",
  },
} satisfies Meta<typeof ListingToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changing the sort order keeps focus and the filters, because their form submits it. */
export const Default: Story = {
  tags: ["state:many"],
  render: (args) => (
    <>
      <ListingToolbar {...args} />
      <NavigationForm id="filter-form" action="/search">
        <input type="hidden" name="category" value="dresses" />
      </NavigationForm>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(labels().listing.results(1204));
    const sort = canvas.getByRole("combobox", { name: labels().listing.sort });
    await userEvent.selectOptions(sort, "price_asc");
    await expect(followed).toHaveBeenLastCalledWith("/search?sort=price_asc&category=dresses");
    await expect(sort).toHaveValue("price_asc");
    // Each arrow key changes a closed list, which sorts only on Enter or blur. An open list sorts once an order is chosen.
    const choose = async (key: string, value: string): Promise<void> => {
      await fireEvent.keyDown(sort, { key });
      await fireEvent.change(sort, { target: { value } });
    };
    followed.mockClear();
    await choose("ArrowDown", "deals");
    await choose("ArrowUp", "price_desc");
    await expect(followed).not.toHaveBeenCalled();
    await fireEvent.keyDown(sort, { key: "Enter" });
    await choose("Enter", "deals");
    sort.focus();
    await choose("ArrowDown", "price_asc");
    await userEvent.tab();
    await expect(followed.mock.calls).toEqual(
      ["price_desc", "deals", "price_asc"].map((order) => [`/search?sort=${order}&category=dresses`]),
    );
    // On a Mac, an arrow key opens the list: the order that is chosen later sorts at once.
    followed.mockClear();
    sort.focus();
    await fireEvent.keyDown(sort, { key: "ArrowDown" });
    const later = createEvent.change(sort, { target: { value: "deals" } });
    Object.defineProperty(later, "timeStamp", { value: performance.now() + 1000 });
    await fireEvent(sort, later);
    await expect(followed).toHaveBeenLastCalledWith("/search?sort=deals&category=dresses");
    // The image shows it without focus, also where Tab has nowhere to go.
    sort.blur();
  },
};

/** In wide windows, the filters are next to the grid, so there is no button. */
export const FiltersActive: Story = {
  args: { activeFilters: 3 },
  render: (args) => (
    <>
      <ListingToolbar {...args} />
      <div id="filters" popover="auto">
        The filters
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const { filters, filtersActive } = labels().listing;
    const button = canvas.queryByRole("button", { name: `${filters}, ${filtersActive(3)}` });
    if (window.innerWidth >= breakpoints.wide) {
      await expect(button).toBeNull();
      return;
    }
    await userEvent.click(button!);
    await expect(canvas.getByText("The filters")).toBeVisible();
    await userEvent.click(button!);
    await expect(canvas.getByText("The filters")).not.toBeVisible();
  },
};

export const OneItem: Story = {
  tags: ["state:one"],
  args: { count: 1 },
};

export const CountUnknown: Story = {
  tags: ["state:loading"],
  args: { count: null },
};

export const KeyboardFocus: Story = {
  tags: ["state:keyboard-focus"],
  play: async () => {
    // Only narrow windows have the button.
    if (window.innerWidth < breakpoints.wide) await tabsThrough(["button", labels().listing.filters])();
    await tabsThrough(["combobox", labels().listing.sort])();
  },
};
