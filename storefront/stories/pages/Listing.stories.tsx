import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ListingScreen } from "~/features/listing/ListingScreen";
import { emptyListing, filteredListing, readInVain, readListing, searchListing } from "../listings";
import { pageStory, wholePage } from "../page-story";

const meta = { title: "Pages/Listing", tags: ["!manifest"], ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = pageStory("/search", () => <ListingScreen listing={searchListing} />);

/** The filters are in the URL, so links to this page keep them. */
export const Filtered: Story = pageStory("/search?category=dresses", () => (
  <ListingScreen listing={filteredListing()} />
));

export const NoResults: Story = pageStory("/search?text=velvet+opera+cape", () => (
  <ListingScreen listing={emptyListing} />
));

/** The words of a search that name filters are filters, with chips. The notices say so, and which word no title has. */
export const ReadAsFilters: Story = {
  ...pageStory("/search?text=black+wool+dress+size+M+under+%2480", () => (
    <ListingScreen listing={readListing()} />
  )),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "Search for these exact words" })).toBeVisible();
    const chips = canvasElement.querySelectorAll("[data-component='active-filter-chips'] a[aria-label]");
    await expect(chips).toHaveLength(4);
  },
};

/** A filter that the words name may be one too many, so the hint is to remove one, not to check the spelling. */
export const ReadWithoutResults: Story = {
  ...pageStory("/search?text=black+wool+dress+size+M+under+%2480", () => (
    <ListingScreen listing={readInVain()} />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Remove a filter to see more.")).toBeVisible();
    await expect(canvas.queryByText(/Check the spelling/)).toBeNull();
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
