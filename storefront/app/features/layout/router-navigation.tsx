import type { Navigation, NavigationFormProps, NavigationLinkProps } from "@circlet/design-system";
import type { MouseEvent, SubmitEvent } from "react";
import { Form, type FormProps, useNavigate } from "react-router-dom";
import { writeListing } from "~/lib/listing-parameters";
import { isListingPath, profilePath } from "~/lib/paths";
import { isSignedIn } from "~/lib/session/signed-in";
import { useSignIn } from "~/lib/session/use-sign-in";
import { isFollowedHere, ShopLink } from "./ShopLink";

/** What the design system's links and forms become here. Defined once: a new one each time would lose focus and state. */
export const routerNavigation: Navigation = {
  Link: (link) => (link.href.startsWith(profilePath) ? <AccountLink {...link} /> : <ShopLink {...link} />),
  Form: (form) => (isListingPath(form.action) ? <ListingForm {...form} /> : <RouterForm {...form} />),
};

/** Leads customers into their account, visitors to the sign-in and then there (HEAD-6). */
function AccountLink(link: NavigationLinkProps) {
  const signIn = useSignIn();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    link.onClick?.(event);
    if (!isFollowedHere(event) || isSignedIn()) return;
    event.preventDefault();
    void signIn(link.href);
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
    const sent = event.currentTarget;
    void import("~/lib/read-listing").then(
      ({ readListing }) => {
        const parameters = readListing(new URLSearchParams(fields));
        return navigate(form.action + writeListing(parameters), { preventScrollReset: keepScroll });
      },
      // The server knows the way to that address, too.
      () => sent.submit(),
    );
  }
  return <form {...form} onSubmit={submit} />;
}
