import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandsScreen } from "~/features/content/brands/BrandsScreen";
import { ListingScreen } from "~/features/listing/ListingScreen";
import { brandListing } from "../listings";
import { pageStory, wholePage } from "../page-story";

const meta = { title: "Pages/Brand", tags: ["!manifest"], ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Send a partner this story's URL with their brand selected in the toolbar. */
export const Default: Story = pageStory("/brands/norelle", () => <ListingScreen listing={brandListing} />);

/** With the partner's colors and fonts. */
export const InItsBrand: Story = { ...Default, globals: { brand: "norelle" } };

const names = [
  "Aria Vance",
  "Calloway",
  "Cove & Pine",
  "Fjordal",
  "Maren & Co",
  "Norelle",
  "Northquay",
  "Sorrento",
];
const brands = names.map((displayName) => ({ slug: displayName.toLowerCase(), displayName }));

export const Directory: Story = pageStory("/brands", () => <BrandsScreen title="Brands" brands={brands} />);
