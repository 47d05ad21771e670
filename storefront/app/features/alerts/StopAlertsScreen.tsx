import { Button, Container, EmptyState, MailIcon, Stack } from "@circlet/design-system";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import * as common from "~/messages/en/common";
import * as savedSearches from "~/messages/en/saved-searches";
import * as messages from "~/messages/en/stop-alerts";
import { accountPath } from "~/shop/paths";
import type { StoppableAlerts, StopOutcome } from "./stop-alerts";

interface StopAlertsScreenProps {
  /** Null before the shopper has confirmed. */
  readonly outcome: StopOutcome | null;
  /** Whether only those of one saved search stop. */
  readonly ofSearch?: boolean;
  /** What can be stopped; null if that is unknown. */
  readonly stoppable?: StoppableAlerts | null;
}

/** Asks before it stops the alerts, because mail programs open the links of emails on their own. */
export function StopAlertsScreen({ outcome, ofSearch = false, stoppable = null }: StopAlertsScreenProps) {
  const { title, text, action } = (ofSearch ? searchScreens : screens)[outcome ?? "ask"];
  const searches = outcome === null && !ofSearch ? (stoppable?.searches ?? []) : [];
  return (
    <Container>
      <EmptyState headingLevel={1} title={title} icon={<MailIcon />} action={action}>
        <Stack gap="m" align="center">
          <p role={outcome ? "status" : undefined}>{text}</p>
          {searches.length > 0 && (
            <StopEach searches={searches} hasWishlist={stoppable?.hasWishlist === true} />
          )}
        </Stack>
      </EmptyState>
    </Container>
  );
}

/** Posts to the page's own address, which has the email's token. The page itself is the same for everyone. */
function StopForm({ label }: { readonly label: string }) {
  return (
    <form method="post">
      <Button type="submit">{label}</Button>
    </form>
  );
}

/** Names what the button below stops, with a button for each search. */
function StopEach({ searches, hasWishlist }: StoppableAlerts) {
  return (
    <form method="post">
      <Stack as="ul" gap="s" align="center" role="list">
        {searches.map(({ id, name }) => (
          <li key={id}>
            <Button type="submit" variant="outline" name="search" value={id}>
              {messages.stopOnly(name)}
            </Button>
          </li>
        ))}
        {hasWishlist && <li>{messages.wishlistToo}</li>}
      </Stack>
    </form>
  );
}

const toAccount = (
  <Button asChild variant="outline">
    <Link to={accountPath("saved-searches")}>{savedSearches.toAccount}</Link>
  </Button>
);

type Screens = Readonly<Record<StopOutcome | "ask", { title: string; text: string; action: ReactNode }>>;

const screens: Screens = {
  ask: { title: messages.stopTitle, text: messages.stopText, action: <StopForm label={messages.stop} /> },
  stopped: { title: messages.stopped, text: messages.stoppedText, action: toAccount },
  unknown: { title: messages.unknownLink, text: messages.unknownLinkText, action: toAccount },
  failed: {
    title: messages.notStopped,
    text: messages.notStoppedText,
    action: <StopForm label={common.tryAgain} />,
  },
};

const searchScreens: Screens = {
  ...screens,
  ask: {
    title: messages.stopSearchTitle,
    text: messages.stopSearchText,
    action: <StopForm label={messages.stopSearch} />,
  },
  stopped: { title: messages.searchStopped, text: messages.searchStoppedText, action: toAccount },
};
