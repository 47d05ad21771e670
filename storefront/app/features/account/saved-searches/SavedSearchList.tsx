import { Button, Cluster, Heading, Link as LinkLook, Stack } from "@circlet/design-system";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useKeptFocus } from "~/browser/use-kept-focus";
import * as messages from "~/messages/en/saved-searches";
import { isListingPath } from "~/shop/paths";
import { setSearchFrequency } from "~/shopper/saved-searches/alert-choices";
import { removeAndAnnounce } from "~/shopper/saved-searches/save-and-announce";
import type { AlertFrequency, SavedSearch } from "~/shopper/saved-searches/saved-search";
import { useSignIn } from "~/shopper/session/use-sign-in";
import { usePublicSettings } from "~/settings/public-settings";
import * as css from "../account.css";
import { FrequencySelect } from "./FrequencySelect";

interface SavedSearchListProps {
  readonly searches: readonly SavedSearch[];
  /** How often alerts may come. Empty while they are off. */
  readonly frequencies: readonly AlertFrequency[];
  readonly empty: ReactNode;
}

/** Saved searches with links to them, how often they come, and buttons that remove them. */
export function SavedSearchList({ searches, frequencies, empty }: SavedSearchListProps) {
  const settings = usePublicSettings();
  const signIn = useSignIn();
  const [removed, setRemoved] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(root, {
    controls: "button",
    otherwise: () => root.current?.querySelector("h2"),
  });

  async function removeSearch(id: string): Promise<void> {
    setRemoved(id);
    await removeAndAnnounce(settings, signIn, id);
    setRemoved(null);
  }

  const shown = searches.filter(({ path }) => isListingPath(path.split("?")[0] ?? ""));
  return (
    <div ref={root} {...focus}>
      {shown.length === 0 ? (
        empty
      ) : (
        <Stack gap="m">
          <Heading level={2} size="h3">
            {messages.list}
          </Heading>
          <Stack as="ul" gap="m" role="list">
            {shown.map(({ id, name, path, frequency }) => (
              <Stack as="li" key={id} gap="s" className={css.entry}>
                <LinkLook asChild className={css.lines}>
                  <Link to={path}>{name}</Link>
                </LinkLook>
                <Cluster gap="m" justify="between" align="end">
                  {frequencies.length > 0 && (
                    <FrequencySelect
                      name={name}
                      value={frequency}
                      frequencies={frequencies}
                      onChoose={(next) => setSearchFrequency(settings, id, next)}
                    />
                  )}
                  <Button
                    variant="outline"
                    className={css.action}
                    aria-label={messages.removeNamed(name)}
                    loading={removed === id}
                    onClick={() => void removeSearch(id)}
                  >
                    {messages.remove}
                  </Button>
                </Cluster>
              </Stack>
            ))}
          </Stack>
        </Stack>
      )}
    </div>
  );
}
