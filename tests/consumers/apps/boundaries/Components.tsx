import {
  AccountLayout,
  ActiveFilterChips,
  AddToCartButton,
  Breadcrumbs,
  CartView,
  Drawer,
  EmptyState,
  ErrorNotice,
  Footer,
  Header,
  Hero,
  MobileMenu,
  NotFoundPanel,
  OrderCard,
  Pagination,
  PromoBand,
  ServiceDownPanel,
  Testimonials,
} from "@circlet/design-system";
import type { ReactNode } from "react";

const links = [{ label: "Dresses", href: "/dresses" }];
const columns = [{ title: "Clothing", links }];

const line = {
  id: "1",
  href: "/wrap-skirt",
  title: "Wrap skirt",
  brand: "Norelle",
  brandHref: "/brands/norelle",
  image: { src: "data:,", alt: "" },
  price: "74.00",
};

const order = {
  number: "1007",
  placedAt: "2026-03-02T12:00:00Z",
  stage: "onItsWay",
  status: "On its way",
  total: "74.00",
  products: [{ id: "1", title: "Wrap skirt", price: "74.00" }],
  returnHref: "mailto:returns@shop.example",
} as const;

/** Server components with the props that they require, and the labels that they have by themselves. */
export function Components(): ReactNode {
  return (
    <>
      <Header
        shopName="Shop"
        navigation={[{ label: "Women", href: "/women", columns }]}
        account={links}
        wishlistHref="/wishlist"
        ordersHref="/orders"
        cart={{ href: "/cart", count: 2 }}
        menuId="menu"
      />
      <MobileMenu id="menu" items={[{ label: "Women", href: "/women", columns }]} />
      <main id="main">
        <Breadcrumbs items={[{ label: "Home", href: "/" }, { label: "Dresses" }]} />
        <Hero title="New in" action={{ label: "Shop", href: "/search" }} />
        <PromoBand title="Sale" href="/sale" buttonLabel="Shop" buttonHref="/sale" />
        <ActiveFilterChips chips={[{ label: "Red", href: "/search" }]} clearHref="/search" />
        <Pagination previousHref="?page=1" nextHref="?page=3" />
        <AddToCartButton state="available" />
        <CartView lines={[line]} total="74.00" searchHref="/search" checkoutHref="/checkout" />
        <AccountLayout title="Account" sections={links} currentHref="/dresses">
          <OrderCard order={order} />
        </AccountLayout>
        <Testimonials title="Reviews" testimonials={[{ id: "1", quote: "Lovely", author: "Vera" }]} />
        <Drawer id="filters" title="Filters">
          <p>Sizes</p>
        </Drawer>
        <EmptyState title="Nothing here" />
        <ErrorNotice title="Not loaded" />
        <NotFoundPanel reason="page" searchHref="/search" />
        <ServiceDownPanel retryHref="/" />
      </main>
      <Footer shopName="Shop" columns={columns} year={2026} version="1" />
    </>
  );
}
