import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen } from "storybook/test";
import { Container } from "../../primitives/Container/Container.tsx";
import { Stack } from "../../primitives/Stack/Stack.tsx";
import { priceCeilings } from "../../constants.ts";
import { chosenFacets } from "../../stories/facets.ts";
import { manyProducts } from "../../stories/products.ts";
import { toldNavigation } from "../../stories/told-navigation.tsx";
import { breakpoints } from "../../theme/generated/breakpoints.ts";
import { ActiveFilterChips } from "../ActiveFilterChips/ActiveFilterChips.tsx";
import { FilterDrawer } from "../FilterDrawer/FilterDrawer.tsx";
import { FilterPanel } from "../FilterPanel/FilterPanel.tsx";
import { ListingToolbar } from "../ListingToolbar/ListingToolbar.tsx";
import { Pagination } from "../Pagination/Pagination.tsx";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { ProductGrid } from "../ProductGrid/ProductGrid.tsx";
import { ListingLayout } from "./ListingLayout.tsx";

const filters = {
  action: "/search",
  facets: chosenFacets(new Set(["dresses"])),
  price: { min: "", max: "50" },
  quickPrices: priceCeilings.map((under) => ({ under, href: `?maxPrice=${under}`, current: under === 50 })),
};

const meta = {
  title: "Patterns/ListingLayout",
  component: ListingLayout,
  decorators: [toldNavigation],
  parameters: { layout: "fullscreen" },
  args: {
    filters: <FilterPanel {...filters} submitOnChange />,
    children: (
      <>
        <ProductGrid
          items={manyProducts(12)}
          keyOf={({ id }) => id}
          renderItem={({ id: _id, ...piece }) => <ProductCard {...piece} headingLevel={2} />}
        />
        <Pagination nextHref="?after=b" />
      </>
    ),
  },
  render: function Listing(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Container>
        <Stack gap="m">
          <ListingToolbar
            count={312}
            action="/search"
            sort="deals"
            sortOptions={[{ value: "deals", label: "Deals" }]}
            activeFilters={2}
            onOpenFilters={() => setOpen(true)}
          />
          <ActiveFilterChips
            chips={[
              { label: "Dresses", href: "?maxPrice=50" },
              { label: "Under $50", href: "?category=dresses" },
            ]}
            clearHref="/search"
          />
          <ListingLayout {...args} />
        </Stack>
        <FilterDrawer {...filters} open={isOpen} onOpenChange={setOpen} count={312} />
      </Container>
    );
  },
} satisfies Meta<typeof ListingLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the grid where there is room, else in the drawer. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const isWide = window.innerWidth >= breakpoints.wide;
    const jeans = canvas.getByRole("checkbox", { name: /^Jeans/, hidden: true });
    await expect(jeans.checkVisibility({ contentVisibilityAuto: true })).toBe(isWide);
    if (isWide) {
      // No second way to the same filters.
      await expect(canvas.queryByRole("button", { name: /^Filters/ })).toBeNull();
      await expect(canvas.getAllByText("Filters").at(-1)).not.toBeVisible();
      return;
    }
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    await expect(await screen.findByRole("dialog", { name: "Filters" })).toBeVisible();
  },
};
