import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Container } from "../../../primitives/Container/Container.tsx";
import { Stack } from "../../../primitives/Stack/Stack.tsx";
import { priceCeilings } from "../../../constants.ts";
import { chosenFacets } from "../../../stories/facets.ts";
import { manyProducts } from "../../../stories/products.ts";
import { followed, mockNavigation } from "../../../stories/mock-navigation.tsx";
import { breakpoints } from "../../../theme/generated/breakpoints.ts";
import { ActiveFilterChips } from "../ActiveFilterChips/ActiveFilterChips.tsx";
import { FilterPanel } from "../FilterPanel/FilterPanel.tsx";
import { ListingToolbar } from "../ListingToolbar/ListingToolbar.tsx";
import { Pagination } from "../Pagination/Pagination.tsx";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { ProductGrid } from "../ProductGrid/ProductGrid.tsx";
import { ListingLayout, type ListingLayoutProps } from "./ListingLayout.tsx";
import { labels } from "../../../stories/labels.ts";

const filters = {
  action: "/search",
  facets: chosenFacets(new Set(["dresses"])),
  price: { min: "", max: "50" },
  quickPrices: priceCeilings.map((under) => ({ under, href: `?maxPrice=${under}`, current: under === 50 })),
};

function Listing(props: ListingLayoutProps) {
  return (
    <Container>
      <Stack gap="m">
        <ListingToolbar
          count={props.count}
          formId="filter-form"
          sort="deals"
          sortOptions={[{ value: "deals", label: "Deals" }]}
          activeFilters={2}
          filtersId={props.filtersId}
        />
        <ActiveFilterChips
          chips={[
            { label: "Dresses", href: "?maxPrice=50" },
            { label: "Under $50", href: "?category=dresses" },
          ]}
          clearHref="/search"
        />
        <ListingLayout {...props} />
      </Stack>
    </Container>
  );
}

const meta = {
  title: "Patterns/ListingLayout",
  component: ListingLayout,
  decorators: [mockNavigation],
  parameters: { layout: "fullscreen" },
  args: {
    filtersId: "filters",
    count: 312,
    filters: <FilterPanel {...filters} id="filter-form" submitOnChange />,
    children: (
      <>
        <ProductGrid
          items={manyProducts(12)}
          keyOf={({ id }) => id}
          renderItem={({ id: _id, ...product }) => <ProductCard {...product} headingLevel={2} />}
        />
        <Pagination nextHref="?after=b" />
      </>
    ),
  },
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof ListingLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const filtersButton = (): string => `${labels().listing.filters}, ${labels().listing.filtersActive(2)}`;

/** Next to the grid in wide windows, in a drawer otherwise. */
export const Default: Story = {
  tags: ["state:many"],
  play: async ({ canvas, userEvent }) => {
    const isWide = window.innerWidth >= breakpoints.wide;
    const jeans = canvas.getByRole("checkbox", { name: /^Jeans/, hidden: true });
    await expect(jeans.checkVisibility()).toBe(isWide);
    if (isWide) {
      // Every filter has only one control.
      await expect(canvas.queryByRole("button", { name: filtersButton() })).toBeNull();
      await expect(canvas.queryByRole("dialog")).toBeNull();
      return;
    }
    await userEvent.click(canvas.getByRole("button", { name: filtersButton() }));
    await expect(await canvas.findByRole("dialog", { name: labels().listing.filters })).toBeVisible();
  },
};

/** On phones, the drawer stays open while the page loads, shows the number of items, and returns focus. */
export const OnAPhone: Story = {
  tags: ["state:keyboard-focus"],
  globals: { viewport: { value: "phone" } },
  render: function Answered(args) {
    const [isChosen, setChosen] = useState(false);
    return (
      <div onChange={() => setChosen(true)}>
        <Listing {...args} count={isChosen ? 208 : 312} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    if (window.innerWidth >= breakpoints.wide) return;
    const opener = canvas.getByRole("button", { name: filtersButton() });
    await userEvent.click(opener);
    await expect(await canvas.findByRole("dialog", { name: labels().listing.filters })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: labels().listing.close })).toHaveFocus());
    // The page behind the drawer does not scroll.
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: labels().listing.showItems(312) })).toHaveFocus();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Jeans/ }));
    await expect(followed).toHaveBeenLastCalledWith(expect.stringContaining("category=jeans"));
    await userEvent.click(await canvas.findByRole("button", { name: labels().listing.showItems(208) }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const CountUnknown: Story = {
  tags: ["state:loading"],
  args: { count: null },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    if (window.innerWidth >= breakpoints.wide) return;
    await userEvent.click(canvas.getByRole("button", { name: filtersButton() }));
    await waitFor(() => expect(canvas.getByRole("button", { name: labels().listing.showAll })).toBeVisible());
  },
};
