import type { ReactNode } from "react";
import type { RootProps } from "../../../css/root-props.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { classNames } from "../../../css/class-names.ts";
import { HeartIcon, MenuIcon, OrdersIcon } from "../../../primitives/Icon/icons.tsx";
import { headerStrings } from "../../../strings.ts";
import { withDefaults } from "../../../strings/with-defaults.ts";
import { Logo } from "../Logo/Logo.tsx";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { CartLink, type CartLinkProps } from "./CartLink.tsx";
import { MainNavigation } from "./MainNavigation.tsx";
import type { MenuLink, NavigationItem, OnFollow } from "./navigation.ts";
import * as css from "./Header.css.ts";

export interface HeaderProps extends RootProps<"header"> {
  shopName: string;
  navigation: readonly NavigationItem[];
  currentHref?: string | undefined;
  account: readonly MenuLink[];
  wishlistHref: string;
  ordersHref: string;
  cart: CartLinkProps;
  /** A `PromoBar`. */
  promo?: ReactNode;
  /** A `SearchBox`. */
  search?: ReactNode;
  /** The id of the `MobileMenu` that the menu button opens; render it next to the header. */
  menuId: string;
  /** The id of the page's `<main>`. */
  mainId?: string;
  /** Called for every followed navigation link. */
  onFollow?: OnFollow;
  labels?: Partial<typeof headerStrings> | undefined;
}

/** The skip link, the promo bar and the `<header>`, which receives the attributes. */
export function Header({
  shopName,
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
  className,
  ...rest
}: HeaderProps) {
  const labels = withDefaults(headerStrings, given);
  return (
    <>
      <SkipLink target={mainId}>{labels.skip}</SkipLink>
      {promo}
      <header {...rest} className={classNames(css.root, className)} data-component="header">
        <div className={css.bar}>
          <div className={css.menu}>
            <IconButton label={labels.menu} popoverTarget={menuId}>
              <MenuIcon />
            </IconButton>
          </div>
          <MainNavigation items={navigation} currentHref={currentHref} onFollow={onFollow} labels={labels} />
          <Logo name={shopName} labels={labels} className={css.logo} />
          <div className={css.end}>
            <div className={css.search}>{search}</div>
            <div className={css.actions}>
              <AccountMenu entries={account} labels={labels} />
              <IconButton asChild label={labels.wishlist}>
                <NavigationLink href={wishlistHref}>
                  <HeartIcon />
                </NavigationLink>
              </IconButton>
              <IconButton asChild label={labels.orders} className={css.orders}>
                <NavigationLink href={ordersHref}>
                  <OrdersIcon />
                </NavigationLink>
              </IconButton>
              <CartLink labels={labels} {...cart} />
            </div>
          </div>
        </div>
      </header>
    </>
  );
}
