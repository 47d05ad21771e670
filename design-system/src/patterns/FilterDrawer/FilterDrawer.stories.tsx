import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { chosenFacets, storyFacets } from "../../stories/facets.ts";
import { followed, toldNavigation } from "../../stories/told-navigation.tsx";
import { FilterDrawer } from "./FilterDrawer.tsx";

const meta = {
  title: "Patterns/FilterDrawer",
  component: FilterDrawer,
  // It lies over the whole page: on the docs page each has a window of its own.
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  decorators: [toldNavigation],
  args: {
    open: true,
    onOpenChange: fn(),
    count: 1204,
    action: "/search",
    facets: storyFacets,
    price: { min: "", max: "" },
  },
} satisfies Meta<typeof FilterDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog", { name: "Filters" });
    await userEvent.click(screen.getByRole("checkbox", { name: /^Dresses/ }));
    await expect(followed).toHaveBeenLastCalledWith("/search?category=dresses&minPrice=&maxPrice=");
    await userEvent.click(screen.getByRole("button", { name: "Show 1,204 items" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const CountUnknown: Story = {
  args: { count: null },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Show items" })).toBeVisible());
  },
};

/** Stays open while the page answers; the number of pieces is said, too. */
export const CountFollows: Story = {
  render: function CountFollows(args) {
    const [isOpen, setOpen] = useState(false);
    const [isRed, setRed] = useState(false);
    return (
      <div onChange={() => setRed(true)}>
        <Button onClick={() => setOpen(true)}>Filters</Button>
        <FilterDrawer
          {...args}
          open={isOpen}
          onOpenChange={setOpen}
          count={isRed ? 312 : 1204}
          facets={isRed ? chosenFacets(new Set(["dresses"])) : args.facets}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Filters" });
    await userEvent.click(opener);
    const dresses = await screen.findByRole("checkbox", { name: /^Dresses/ });
    await userEvent.click(dresses);
    await userEvent.click(await screen.findByRole("button", { name: "Show 312 items" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
