import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { AddToCart } from "~/features/cart/AddToCart";
import { ViewBag } from "~/features/cart/ViewBag";
import { cartItem } from "~/features/product/cart-item";
import type { ProductRowsData } from "~/features/product/rows/load-rows";
import { ProductScreen } from "~/features/product/ProductScreen";
import SoldOutScreen from "~/features/product/sold-out/SoldOutScreen";
import { Heart } from "~/shopper/wishlist/Heart";
import { blazer } from "../blazer";
import { pageStory, wholePage } from "../page-story";
import { storyReviews } from "../reviews";
import { manyCards } from "../story-cards";

const meta = { title: "Pages/Product", tags: ["!manifest"], ...wholePage } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const six = manyCards(6);
const rows: ProductRowsData = {
  related: six,
  similar: { size: "M", products: six },
  togetherPath: "/bought-together/1",
  reviews: storyReviews,
};
const noRows: ProductRowsData = {
  related: null,
  similar: { size: "M", products: [] },
  togetherPath: null,
  reviews: [],
};

const product = (page: typeof blazer, below: ProductRowsData) => (
  <ProductScreen
    product={page}
    rows={below}
    wishlist={<Heart variant="outline" product={{ id: page.id, category: page.category?.slug ?? "" }} />}
    renderAddToCart={(variant) => (
      <AddToCart item={variant && cartItem(page, variant)} isSoldOut={variant?.isAvailable === false} />
    )}
    renderViewBag={(variant) => <ViewBag variantId={variant.id} />}
  />
);

const whole = pageStory("/products/tweed-blazer?color=Brown&size=M", () => product(blazer, rows));

export const Default: Story = {
  ...whole,
  play: async (context) => {
    await whole.play(context);
    const page = within(context.canvasElement);
    // The last row loads when it comes near the window.
    page.getByRole("contentinfo").scrollIntoView();
    await page.findByRole("region", { name: "Bought together" }, { timeout: 10_000 });
    window.scrollTo(0, 0);
  },
};

const onlyVariant = blazer.variants.slice(0, 1).map((variant) => ({ ...variant, retailPrice: null }));

/** One color, one size, full price and no rows below. */
export const OneOfOne: Story = pageStory("/products/tweed-blazer", () =>
  product({ ...blazer, variants: onlyVariant, defects: [] }, noRows),
);

/** The 404 page of a sold-out product, which offers other products. */
export const SoldOut: Story = pageStory("/products/gone", () => (
  <SoldOutScreen
    page={{
      sold: { title: "Silk slip dress", brand: "Norelle" },
      likeness: [
        { name: "category", value: "dresses", label: "Dresses" },
        { name: "size", value: "womens_alpha.M", label: "Size M" },
        { name: "brand", value: "norelle", label: "Norelle" },
      ],
      sameSize: null,
      sameKind: { name: "Dresses", href: "/search?category=dresses", products: manyCards(18) },
      dresses: null,
      reviews: storyReviews,
    }}
  />
));

export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
