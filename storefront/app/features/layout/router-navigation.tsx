import type { Navigation, NavigationFormProps } from "@circlet/design-system";
import type { SubmitEvent } from "react";
import { Form, type FormProps, Link, useNavigate } from "react-router-dom";
import { readListing, writeListing } from "~/lib/listing-parameters";
import { isListingPath } from "~/lib/paths";

/** What the design system's links and forms become here. Defined once: a new one each time would lose focus and state. */
export const routerNavigation: Navigation = {
  Link: ({ href, replace = false, keepScroll = false, transition = false, ...anchor }) => (
    <Link
      to={href}
      replace={replace}
      preventScrollReset={keepScroll}
      viewTransition={transition}
      prefetch="intent"
      discover="none"
      {...anchor}
    />
  ),
  Form: (form) => (isListingPath(form.action) ? <ListingForm {...form} /> : <RouterForm {...form} />),
};

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
