import type { NavigationLinkProps } from "@circlet/design-system";
import { createContext, type MouseEvent, use } from "react";
import { UNSAFE_FrameworkContext } from "react-router";
import { type NavigateFunction, PrefetchPageLinks } from "react-router-dom";
import { rememberNavigation } from "~/lib/interrupted-navigation";
import { useWayState } from "~/lib/way-to-product";
import { useIntent } from "./use-intent";

/** The router's `navigate`, the same for good. Without a router links are the browser's. */
export const NavigateContext = createContext<NavigateFunction | null>(null);

/**
 * A link of the shop. On the server nobody follows it: a plain one is the same HTML, and faster to write by the hundred.
 */
export const ShopLink = typeof document === "undefined" ? WrittenLink : FollowedLink;

function WrittenLink({
  replace: _replace,
  keepScroll: _keepScroll,
  transition: _transition,
  href,
  children,
  ...anchor
}: NavigationLinkProps) {
  // Named last: the pages of a shop that are alike compress better.
  return (
    <a {...anchor} href={href}>
      {children}
    </a>
  );
}

/**
 * Unlike the router's own it does not ask the router where the page is: a hundred of them would be rendered anew between
 * a press and the page that it opens.
 */
function FollowedLink({
  href,
  replace = false,
  keepScroll = false,
  transition = false,
  onClick,
  children,
  ...anchor
}: NavigationLinkProps) {
  const navigate = use(NavigateContext);
  const state = useWayState();
  const intent = useIntent(href);
  // A page in Storybook has no server to fetch anything from.
  const isServed = use(UNSAFE_FrameworkContext) !== undefined;

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!navigate || anchor.target || !isFollowedHere(event) || !isOfShop(href)) return;
    event.preventDefault();
    const { target, isHere } = addressOf(href);
    // At once: the page's script may be found missing before React has rendered that it is on its way.
    rememberNavigation(target);
    void navigate(target, {
      replace: replace || isHere,
      preventScrollReset: keepScroll,
      viewTransition: transition,
      state,
    });
  }

  const link = (
    <a {...anchor} {...intent.handlers} href={href} onClick={follow}>
      {children}
    </a>
  );
  if (!intent.isMeant || !isServed || !isOfShop(href)) return link;
  const { page, isSamePage } = addressOf(href);
  return (
    <>
      {link}
      {!isSamePage && <PrefetchPageLinks page={page} />}
    </>
  );
}

/** Whether a click opens its link in this window: not in another one, nor prevented by somebody else. */
export function isFollowedHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const isElsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  return !event.defaultPrevented && !isElsewhere;
}

/** Others are the browser's. */
function isOfShop(href: string): boolean {
  return /^(\/(?!\/)|[?#])/.test(href);
}

/** Where a link leads from the page that is shown. */
function addressOf(href: string) {
  const here = window.location;
  const { pathname, search, hash } = new URL(href, here.href);
  const page = pathname + search;
  const isSamePage = page === here.pathname + here.search;
  return { page, target: page + hash, isSamePage, isHere: isSamePage && hash === here.hash };
}
