import { Button, type ButtonProps, ExternalIcon, VisuallyHidden } from "@circlet/design-system";
import { Link } from "react-router-dom";
import { savesData } from "~/loading/saves-data";
import { mailtoLink } from "~/shop/email-links";
import * as messages from "~/messages/en/content";

/** Where a call to action leads: a page of the shop, another website, or an email. */
export type Action = { readonly label: string } & (
  | { readonly href: string }
  | { readonly url: string }
  | { readonly email: string; readonly subject: string }
);

export interface ActionLinkProps extends Pick<ButtonProps, "variant" | "size"> {
  readonly action: Action;
}

export function ActionLink({ action, ...styles }: ActionLinkProps) {
  return (
    <Button asChild {...styles}>
      {linkTo(action)}
    </Button>
  );
}

function linkTo(action: Action) {
  if ("href" in action) {
    return (
      <Link to={action.href} prefetch={savesData() ? "none" : "intent"}>
        {action.label}
      </Link>
    );
  }
  if ("email" in action)
    return <a href={mailtoLink(action.email, { subject: action.subject })}>{action.label}</a>;
  return (
    <a key={action.label} href={action.url}>
      {action.label}
      <ExternalIcon size="small" />
      <VisuallyHidden>{messages.opensForm}</VisuallyHidden>
    </a>
  );
}
