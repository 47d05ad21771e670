import { Button, type ButtonProps, ExternalIcon, VisuallyHidden } from "@circlet/design-system";
import { Link } from "react-router-dom";
import { mailtoLink } from "~/lib/mailto-link";

/** Where a call to action leads: a page of the shop, a site of somebody else, a mail program. */
export type Action = { readonly label: string } & (
  | { readonly href: string }
  | { readonly url: string }
  | { readonly mail: string; readonly subject: string }
);

export interface ActionLinkProps extends Pick<ButtonProps, "ground" | "size"> {
  readonly action: Action;
}

/** A link that looks like a button. */
export function ActionLink({ action, ...looks }: ActionLinkProps) {
  return (
    <Button asChild {...looks}>
      {linkTo(action)}
    </Button>
  );
}

function linkTo(action: Action) {
  if ("href" in action) {
    return (
      <Link to={action.href} prefetch="intent">
        {action.label}
      </Link>
    );
  }
  if ("mail" in action)
    return <a href={mailtoLink(action.mail, { subject: action.subject })}>{action.label}</a>;
  return (
    <a href={action.url}>
      {action.label}
      <ExternalIcon size="small" />
      <VisuallyHidden>(a form on our partner site)</VisuallyHidden>
    </a>
  );
}
