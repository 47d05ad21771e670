import {
  isPlainClick,
  type Navigation,
  type NavigationFormProps,
  type NavigationLinkProps,
} from "@circlet/design-system";
import { type MouseEvent, type SubmitEvent, useContext } from "react";
import { Form, type FormProps, useNavigate } from "react-router-dom";
import { writeSubmitted } from "~/shop/listing-parameters";
import { cartPath, isListingPath, profilePath } from "~/shop/paths";
import { OpenedFromContext } from "~/catalog/opened-from";
import { LinkedProductsContext, openProduct } from "~/catalog/opened-product";
import { isSignedIn } from "~/shopper/session/signed-in";
import { useLinkActions } from "./LinkActions";

/** The router for the design system. At module level: components defined in a render lose focus and state. */
export const routerNavigation: Navigation = {
  Link: ShopLink,
  Form: (form) => (isListingPath(form.action) ? <ListingForm {...form} /> : <RouterForm {...form} />),
};

/**
 * A link with client-side navigation and prefetching. Unlike React Router's `Link`, it does not render whenever a
 * navigation starts or ends, which would be 211 renders on a listing (.github/decisions/0005). Never prefetches the
 * cart, which is private, or links within the page. Links to the account take visitors to sign-in first.
 */
function ShopLink({ href, replace, keepScroll = false, children, ...anchor }: NavigationLinkProps) {
  const { navigate, signIn, intent, cancelPrefetch } = useLinkActions();
  const state = useContext(OpenedFromContext);
  const products = useContext(LinkedProductsContext);
  if (!isInShop(href)) {
    return (
      <a {...anchor} href={href}>
        {children}
      </a>
    );
  }
  function followLink(event: MouseEvent<HTMLAnchorElement>): void {
    anchor.onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || opensElsewhere(event.currentTarget)) return;
    event.preventDefault();
    cancelPrefetch();
    if (href.startsWith(profilePath) && !isSignedIn()) {
      void signIn(href);
      return;
    }
    const { pathname, search, hash } = window.location;
    const isHere = href === pathname + search + hash;
    openProduct(event.currentTarget, products, state?.breadcrumbs);
    void navigate(href, { state, replace: replace ?? isHere, preventScrollReset: keepScroll });
  }
  return (
    <a
      {...(href.startsWith("/") && href !== cartPath && intent)}
      {...anchor}
      href={href}
      onClick={followLink}
    >
      {children}
    </a>
  );
}

/** Whether a URL is a path, query or hash rather than another site. */
const isInShop = (href: string): boolean => /^(\/(?!\/)|[?#])/.test(href);

const opensElsewhere = ({ target }: HTMLAnchorElement): boolean => target !== "" && target !== "_self";

function RouterForm({ keepScroll = false, ...form }: NavigationFormProps) {
  return <Form preventScrollReset={keepScroll} {...(form as FormProps)} />;
}

/** A form that navigates to a listing, without empty fields or repeated names. */
function ListingForm({ keepScroll = false, ...form }: NavigationFormProps) {
  const navigate = useNavigate();
  function submitForm(event: SubmitEvent<HTMLFormElement>): void {
    form.onSubmit?.(event);
    event.preventDefault();
    const query = writeSubmitted(new FormData(event.currentTarget));
    void navigate(form.action + query, { preventScrollReset: keepScroll });
  }
  return <form {...form} onSubmit={submitForm} />;
}
