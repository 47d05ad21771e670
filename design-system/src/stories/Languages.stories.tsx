import "@fontsource/noto-sans-arabic/arabic-400.css";
import "@fontsource/noto-sans-arabic/arabic-600.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LocaleProvider } from "../components/Price/LocaleProvider.tsx";
import { ar } from "../labels/ar.ts";
import { de } from "../labels/de.ts";
import type { Labels } from "../labels/labels.ts";
import type { Region } from "../locale.ts";
import { OrderCard } from "../patterns/account/OrderCard/OrderCard.tsx";
import { CartView } from "../patterns/cart/CartView.tsx";
import { filled, places } from "../patterns/cart/story-cart.ts";
import { ListingToolbar } from "../patterns/catalog/ListingToolbar/ListingToolbar.tsx";
import { Pagination } from "../patterns/catalog/Pagination/Pagination.tsx";
import { AddToCartButton } from "../patterns/product/AddToCartButton/AddToCartButton.tsx";
import { WishlistButton } from "../patterns/product/WishlistButton/WishlistButton.tsx";
import { Stack } from "../primitives/Stack/Stack.tsx";
import { mockNavigation } from "./mock-navigation.tsx";
import { storyOrder } from "./orders.ts";

const meta = {
  title: "Foundations/Languages",
  tags: ["!manifest"],
  decorators: [mockNavigation],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface SampleProps {
  labels: Labels;
  region: Region;
  status: string;
}

/** Components with much text, a plural, a price and a date. */
const Sample = ({ labels, region, status }: SampleProps) => (
  <LocaleProvider {...region}>
    <Stack gap="xl">
      <ListingToolbar
        count={1204}
        formId="filters-form"
        filtersId="filters"
        sort="newest"
        sortOptions={[{ value: "newest", label: labels.listing.sort }]}
        labels={labels.listing}
      />
      <AddToCartButton state="available" labels={labels.addToCart} />
      <WishlistButton state="add" variant="labeled" labels={labels.wishlist} />
      <CartView {...filled} {...places} discounts={[]} onRemove={() => undefined} labels={labels.cart} />
      <OrderCard order={{ ...storyOrder, status }} labels={labels.order} />
      <Pagination previousHref="#1" nextHref="#3" labels={labels.pagination} />
    </Stack>
  </LocaleProvider>
);

/** Long German words on the smallest phone. Nothing is cut off or overflows. */
export const GermanOnSmallPhones: Story = {
  globals: { viewport: { value: "small" } },
  render: () => (
    <div lang="de" data-testid="sample">
      <Sample
        labels={de}
        region={{ locale: "de-DE", currencyCode: "EUR" }}
        status={de.order.stages.onItsWay}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1.204 Artikel")).toBeVisible();
    await expect(canvas.getByText("20.11.2026")).toBeVisible();
    await expect(canvas.getByText("138,55 €")).toBeVisible();
    const sample = canvas.getByTestId("sample");
    await expect(sample.scrollWidth).toBeLessThanOrEqual(sample.clientWidth);
    for (const button of canvas.getAllByRole("button"))
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

/** Arabic in right-to-left pages, with a custom font. */
export const Arabic: Story = {
  globals: { direction: "rtl" },
  render: () => (
    <div
      lang="ar"
      style={
        {
          "--circlet-font-ui": "'Noto Sans Arabic', sans-serif",
          "--circlet-font-display": "'Noto Sans Arabic', sans-serif",
          fontFamily: "var(--circlet-font-ui)",
        } as object
      }
    >
      <Sample
        labels={ar}
        region={{ locale: "ar-AE", currencyCode: "AED" }}
        status={ar.order.stages.onItsWay}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,204 قطع")).toBeVisible();
    const remove = canvas.getAllByRole("button", { name: /^إزالة / })[0]!;
    const checkout = canvas.getByRole("link", { name: ar.cart.checkout });
    await expect(await document.fonts.load("1em 'Noto Sans Arabic'", "ع")).toHaveLength(1);
    // The price is at the start of the line, which is on the right.
    const price = remove.closest("[data-component='cart-line']")!.querySelector("[data-component='price']")!;
    await expect(price.getBoundingClientRect().left).toBeGreaterThan(remove.getBoundingClientRect().left);
    await expect(checkout).toBeVisible();
  },
};
