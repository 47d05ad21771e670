import type { Meta, StoryObj } from "@storybook/react-vite";
import { ListingScreen } from "~/features/listing/ListingScreen";
import { emptyListing, filteredListing, searchListing } from "../listings";
import { pageStory, wholePage } from "../page-story";

const meta = { title: "Pages/Listing", ...wholePage } satisfies Meta;
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

export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
