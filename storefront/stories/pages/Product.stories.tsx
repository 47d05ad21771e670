import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { AddToCart } from "~/features/cart/AddToCart";
import { ViewBag } from "~/features/cart/ViewBag";
import { cartItem } from "~/features/product/cart-item";
import type { ProductRowsData } from "~/features/product/rows/load-rows";
import { ProductScreen } from "~/features/product/ProductScreen";
import type { SoldOutPage } from "~/features/product/sold-out/load-sold-out";
import SoldOutScreen from "~/features/product/sold-out/SoldOutScreen";
import { respondToGuest } from "~/shopper/saved-searches/guest-alerts.mock";
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

const soldOut: SoldOutPage = {
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
};

/** The 404 page of a sold-out product, which offers other products. */
export const SoldOut: Story = pageStory("/products/gone", () => <SoldOutScreen page={soldOut} />);

const aloneSoldOut = pageStory("/products/gone", () => (
  <SoldOutScreen page={{ ...soldOut, sameKind: { ...soldOut.sameKind, products: [] }, reviews: [] }} />
));

/** A shopper without an account leaves an email address, to which alerts come once its owner has confirmed it. */
export const SoldOutForGuest: Story = {
  ...aloneSoldOut,
  beforeEach: () => respondToGuest("asked"),
  play: async ({ canvasElement, userEvent }) => {
    await aloneSoldOut.play({ canvasElement });
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Tell me" }));
    const email = await page.findByLabelText("Your email", {}, { timeout: 10_000 });
    await waitFor(() => expect(email).toHaveFocus());
  },
};

function answeredStory(response: "asked" | "failed", text: RegExp): Story {
  return {
    ...SoldOutForGuest,
    beforeEach: () => respondToGuest(response),
    play: async (context) => {
      await SoldOutForGuest.play?.(context);
      const page = within(context.canvasElement);
      await context.userEvent.type(page.getByLabelText("Your email"), "ada@circlet.example");
      await context.userEvent.click(page.getByRole("button", { name: "Email me" }));
      await expect(await page.findByText(text)).toBeVisible();
    },
  };
}

export const GuestAsked: Story = answeredStory("asked", /^Check your email and confirm/);

export const GuestNotAsked: Story = answeredStory("failed", /^That did not work/);

export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
