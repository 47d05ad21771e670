import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, within } from "storybook/test";
import { ListingScreen } from "~/features/listing/ListingScreen";
import { emptyListing, filteredListing, readInVain, readListing, searchListing } from "../listings";
import { pageStory, wholePage } from "../page-story";

const meta = { title: "Pages/Listing", tags: ["!manifest"], ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whole with the tools, which load later. */
function listingStory(path: string, screen: () => ReactNode) {
  const story = pageStory(path, screen);
  return {
    ...story,
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      await story.play({ canvasElement });
      await within(canvasElement).findByRole("button", { name: "Save search" }, { timeout: 10_000 });
    },
  };
}

export const Default: Story = listingStory("/search", () => <ListingScreen listing={searchListing} />);

/** The filters are in the URL, so links to this page keep them. */
export const Filtered: Story = listingStory("/search?category=dresses", () => (
  <ListingScreen listing={filteredListing()} />
));

export const NoResults: Story = listingStory("/search?text=velvet+opera+cape", () => (
  <ListingScreen listing={emptyListing} />
));

const readPath = "/search?text=black+wool+dress+size+M+under+%2480";
const readStory = listingStory(readPath, () => <ListingScreen listing={readListing()} />);
const readInVainStory = listingStory(readPath, () => <ListingScreen listing={readInVain()} />);

/** The words of a search that name filters are filters, with chips. The notices say so, and which word no title has. */
export const ReadAsFilters: Story = {
  ...readStory,
  play: async ({ canvas, canvasElement }) => {
    await readStory.play({ canvasElement });
    await expect(canvas.getByRole("link", { name: "Search for these exact words" })).toBeVisible();
    const chips = canvasElement.querySelectorAll("[data-component='active-filter-chips'] a[aria-label]");
    await expect(chips).toHaveLength(4);
  },
};

/** A filter that the words name may be one too many, so the hint is to remove one, not to check the spelling. */
export const ReadWithoutResults: Story = {
  ...readInVainStory,
  play: async ({ canvas, canvasElement }) => {
    await readInVainStory.play({ canvasElement });
    await expect(canvas.getByText("Remove a filter to see more.")).toBeVisible();
    await expect(canvas.queryByText(/Check the spelling/)).toBeNull();
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
