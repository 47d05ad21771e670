import type { Meta, StoryObj } from "@storybook/react-vite";
import { AddToBag } from "~/features/cart/AddToBag";
import { bagItem } from "~/features/product/bag-item";
import type { ProductRows } from "~/features/product/load-rows";
import { ProductScreen } from "~/features/product/ProductScreen";
import SoldOutScreen from "~/features/product/SoldOutScreen";
import { packCards } from "~/lib/product-card";
import { LateHeart } from "~/lib/wishlist/LateHeart";
import { blazer } from "../blazer";
import { pageStory, wholePage } from "../page-story";
import { storyReviews } from "../reviews";
import { manyCards } from "../story-cards";

const meta = { title: "Pages/Product", ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const six = packCards(manyCards(6));
const rows: ProductRows = {
  related: six,
  similar: { size: "M", products: six },
  together: packCards(manyCards(3)),
  reviews: storyReviews,
};
const noRows: ProductRows = {
  related: null,
  similar: { size: "M", products: null },
  together: null,
  reviews: [],
};

const product = (page: typeof blazer, below: ProductRows) => (
  <ProductScreen
    product={page}
    rows={below}
    wishlist={<LateHeart look="outlined" piece={{ id: page.id, category: page.category.slug }} />}
    renderAddToBag={(variant) => (
      <AddToBag item={variant && bagItem(page, variant)} isSoldOut={variant?.isAvailable === false} />
    )}
  />
);

export const Default: Story = pageStory("/products/tweed-blazer?color=Brown&size=M", () =>
  product(blazer, rows),
);

/** One color, one size, full price, nothing below it. */
export const OneOfOne: Story = pageStory("/products/tweed-blazer", () =>
  product({ ...blazer, variants: blazer.variants.slice(0, 1), retailPrice: null, defects: [] }, noRows),
);

/** Its address answers 404, with a way on. */
export const SoldOut: Story = pageStory("/products/gone", () => (
  <SoldOutScreen page={{ dresses: packCards(manyCards(18)), reviews: storyReviews }} />
));

export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
