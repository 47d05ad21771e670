import { Button, Container, EmptyState, MailIcon } from "@circlet/design-system";
import { Link } from "react-router-dom";
import * as common from "~/messages/en/common";
import * as messages from "~/messages/en/guest-alerts";
import { searchPath } from "~/shop/paths";
import type { ConfirmOutcome } from "./confirm-alerts";

/** Asks before it turns the alerts on, because mail programs open the links of emails on their own. */
export function ConfirmAlertsScreen({ outcome }: { readonly outcome: ConfirmOutcome | null }) {
  const { title, text } = screens[outcome ?? "ask"];
  const asks = outcome === null || outcome === "failed";
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        title={title}
        icon={<MailIcon />}
        action={
          asks ? (
            // To the page's own address, which has the email's token.
            <form method="post">
              <Button type="submit">{outcome === null ? messages.confirm : common.tryAgain}</Button>
            </form>
          ) : (
            <Button asChild variant="outline">
              <Link to={searchPath}>{messages.shop}</Link>
            </Button>
          )
        }
      >
        <p role={outcome ? "status" : undefined}>{text}</p>
      </EmptyState>
    </Container>
  );
}

const screens = {
  ask: { title: messages.confirmTitle, text: messages.confirmText },
  confirmed: { title: messages.confirmed, text: messages.confirmedText },
  unknown: { title: messages.unknown, text: messages.unknownText },
  failed: { title: messages.notConfirmed, text: messages.notConfirmedText },
} as const;
