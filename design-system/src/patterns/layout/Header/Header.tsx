import type { ReactNode } from "react";
import type { RootProps } from "../../../css/root-props.ts";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { HeartIcon, OrdersIcon } from "../../../primitives/Icon/icons.tsx";
import { headerStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { CartLink, type CartLinkProps } from "./CartLink.tsx";
import { HeaderLink, HeaderMenuButton } from "./HeaderLink.tsx";
import { HeaderActions, HeaderEnd, HeaderLogo, HeaderRoot, HeaderSearch } from "./HeaderRoot.tsx";
import type { LogoProps } from "../Logo/Logo.tsx";
import { MainNavigation } from "./MainNavigation.tsx";
import type { MenuLink, NavigationItem, OnFollow } from "./navigation.ts";

export interface HeaderProps extends RootProps<"header"> {
  shopName: string;
  mark?: LogoProps["mark"];
  /** The links of the main navigation, with the menus below them. */
  navigation: readonly NavigationItem[];
  currentHref?: string | undefined;
  /** The links of the account menu. */
  account: readonly MenuLink[];
  /** Where the wishlist is. */
  wishlistHref: string;
  /** Where the shopper's orders are. */
  ordersHref: string;
  /** The link to the cart, with the number of products in it. */
  cart: CartLinkProps;
  /** A `PromoBar`. */
  promo?: ReactNode;
  /** A `SearchBox`. */
  search?: ReactNode;
  /** The id of the `MobileMenu` that the menu button opens. Render it next to the header. */
  menuId: string;
  /** The id of the page's `<main>`, for the skip link. */
  mainId?: string;
  /** Called for every navigation link that the shopper follows. */
  onFollow?: OnFollow;
  labels?: Partial<typeof headerStrings> | undefined;
}

/** The skip link, promo bar and `<header>`. Other attributes go to the `<header>`. */
export function Header({
  shopName,
  mark,
  navigation,
  currentHref,
  account,
  wishlistHref,
  ordersHref,
  cart,
  promo,
  search,
  menuId,
  mainId = "main",
  onFollow,
  labels: given,
  ...rest
}: HeaderProps) {
  const labels = useLabels(headerStrings, given);
  return (
    <>
      <SkipLink target={mainId}>{labels.skip}</SkipLink>
      {promo}
      <HeaderRoot {...rest}>
        <HeaderMenuButton menuId={menuId} labels={labels} />
        <MainNavigation items={navigation} currentHref={currentHref} onFollow={onFollow} labels={given} />
        <HeaderLogo name={shopName} mark={mark} labels={labels} />
        <HeaderEnd>
          <HeaderSearch>{search}</HeaderSearch>
          <HeaderActions>
            <AccountMenu entries={account} labels={given} />
            <HeaderLink href={wishlistHref} label={labels.wishlist}>
              <HeartIcon />
            </HeaderLink>
            <HeaderLink href={ordersHref} label={labels.orders} optional>
              <OrdersIcon />
            </HeaderLink>
            <CartLink labels={given} {...cart} />
          </HeaderActions>
        </HeaderEnd>
      </HeaderRoot>
    </>
  );
}
