import type { Navigation, NavigationFormProps, NavigationLinkProps } from "@circlet/design-system";
import type { MouseEvent, SubmitEvent } from "react";
import { Form, type FormProps, Link, useNavigate } from "react-router-dom";
import { useWayState } from "~/lib/way-to-product";
import { readListing, writeListing } from "~/lib/listing-parameters";
import { rememberNavigation } from "~/lib/interrupted-navigation";
import { isListingPath, profilePath } from "~/lib/paths";
import { isSignedIn } from "~/lib/session/signed-in";
import { useSignIn } from "~/lib/session/use-sign-in";

/** What the design system's links and forms become here. Defined once: a new one each time would lose focus and state. */
export const routerNavigation: Navigation = {
  Link: (link) => (link.href.startsWith(profilePath) ? <AccountLink {...link} /> : <ShopLink {...link} />),
  Form: (form) => (isListingPath(form.action) ? <ListingForm {...form} /> : <RouterForm {...form} />),
};

/**
 * On the server nobody follows a link: a plain one is the same HTML, and what the router prepares for following one of
 * a page's hundreds takes longer than to write it.
 */
const ShopLink = typeof document === "undefined" ? WrittenLink : RouterLink;

function WrittenLink(link: NavigationLinkProps) {
  const { href, children, replace: _, keepScroll: _keep, transition: _transition, ...anchor } = link;
  // Where an address is relative, the router knows to what.
  if (!href.startsWith("/")) return <RouterLink {...link} />;
  // Named last, as the router does: the pages of a shop that are alike compress better.
  return (
    <a {...anchor} href={href}>
      {children}
    </a>
  );
}

function RouterLink({
  href,
  replace = false,
  keepScroll = false,
  transition = false,
  onClick,
  ...anchor
}: NavigationLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    // At once: the page's script may be found missing before React has rendered that it is on its way.
    if (isFollowedHere(event)) rememberNavigation(href);
  }
  return (
    <Link
      to={href}
      replace={replace}
      preventScrollReset={keepScroll}
      viewTransition={transition}
      state={useWayState()}
      prefetch="intent"
      discover="none"
      onClick={follow}
      {...anchor}
    />
  );
}

/** Whether a click opens its link in this window: not in another one, nor prevented by somebody else. */
function isFollowedHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  return !event.defaultPrevented && !isElsewhere;
}

/** Leads customers into their account, visitors to the sign-in and then there (HEAD-6). */
function AccountLink(link: NavigationLinkProps) {
  const signIn = useSignIn();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    link.onClick?.(event);
    if (!isFollowedHere(event) || isSignedIn()) return;
    event.preventDefault();
    signIn(link.href);
  }
  return <ShopLink {...link} onClick={follow} />;
}

function RouterForm({ keepScroll = false, ...form }: NavigationFormProps) {
  return <Form preventScrollReset={keepScroll} {...(form as FormProps)} />;
}

/** Leads to a listing's one address, which empty fields and repeated names are no part of. */
function ListingForm({ keepScroll = false, ...form }: NavigationFormProps) {
  const navigate = useNavigate();
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    form.onSubmit?.(event);
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === "string",
    );
    const parameters = readListing(new URLSearchParams(fields));
    void navigate(form.action + writeListing(parameters), { preventScrollReset: keepScroll });
  }
  return <form {...form} onSubmit={submit} />;
}
