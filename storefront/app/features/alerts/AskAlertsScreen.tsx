import { Button, Container, EmptyState, Field, Input, MailIcon, Stack, Text } from "@circlet/design-system";
import { Link } from "react-router-dom";
import * as messages from "~/messages/en/guest-alerts";
import { searchPath } from "~/shop/paths";
import type { AskOutcome } from "./ask-for-alerts";

const errors = {
  refused: messages.wrongEmail,
  failed: messages.failed,
} as const;

interface AskAlertsScreenProps {
  /** "nothing" if the address of the page has no filter; null before the shopper has left an address. */
  readonly outcome: AskOutcome | "nothing" | null;
}

/** Where a shopper without scripts leaves an address. Scripts show the same below the sold-out product. */
export function AskAlertsScreen({ outcome }: AskAlertsScreenProps) {
  if (outcome === "asked" || outcome === "nothing") {
    return (
      <Container>
        <EmptyState
          headingLevel={1}
          title={outcome === "asked" ? messages.askedTitle : messages.nothingTitle}
          icon={<MailIcon />}
          action={
            <Button asChild variant="outline">
              <Link to={searchPath}>{messages.shop}</Link>
            </Button>
          }
        >
          <p role="status">{outcome === "asked" ? messages.asked : messages.nothing}</p>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        title={messages.title}
        icon={<MailIcon />}
        action={
          // To the page's own address, which has what the shopper wants.
          <form method="post">
            <Stack gap="m">
              <Field label={messages.email} error={outcome ? errors[outcome] : undefined}>
                <Input type="email" name="email" autoComplete="email" maxLength={254} required />
              </Field>
              <Button type="submit">{messages.ask}</Button>
            </Stack>
          </form>
        }
      >
        <Text>{messages.text}</Text>
      </EmptyState>
    </Container>
  );
}
