import {
  announce,
  Button,
  Checkbox,
  Cluster,
  Heading,
  Link as LinkLook,
  Stack,
  Text,
} from "@circlet/design-system";
import { lazy, type SubmitEvent, Suspense, useId, useState } from "react";
import { Link } from "react-router-dom";
import { loadChunk } from "~/loading/load-chunk";
import { needsScripts, replacesScripts } from "~/loading/scripts.css";
import * as messages from "~/messages/en/sold-out";
import * as savedSearches from "~/messages/en/saved-searches";
import { usePublicSettings } from "~/settings/public-settings";
import { writeSubmitted } from "~/shop/listing-parameters";
import { accountPath, askAlertsPath, searchPath } from "~/shop/paths";
import { isSignedIn } from "~/shopper/session/signed-in";
import { currentPath, useSignIn } from "~/shopper/session/use-sign-in";
import type { SearchToSave } from "~/shopper/saved-searches/saved-search";
import type { Likeness } from "./load-sold-out";

const GuestForm = lazy(loadChunk(() => import("./GuestForm")));

/** Saves a search for products like the sold one. Without JavaScript, nobody can sign in, so it asks for an address. */
export function TellMe({ likeness }: { readonly likeness: readonly Likeness[] }) {
  const settings = usePublicSettings();
  const signIn = useSignIn();
  const titleId = useId();
  const [guestSearch, setGuestSearch] = useState<SearchToSave | null>(null);
  const [state, setState] = useState<"idle" | "saving" | "told">("idle");

  async function tell(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "saving") return;
    const form = new FormData(event.currentTarget);
    const chosen = likeness.filter(({ name, value }) => form.getAll(name).includes(value));
    if (chosen.length === 0) {
      announce(messages.chooseLike, { isSeen: true });
      return;
    }
    const search = {
      path: searchPath + writeSubmitted(form),
      name: chosen.map(({ label }) => label).join(", "),
    };
    if (!isSignedIn()) {
      setGuestSearch(search);
      return;
    }
    setState("saving");
    const { tellAndAnnounce } = await import("~/shopper/saved-searches/alert-choices");
    setState((await tellAndAnnounce(settings, signIn, search)) ? "told" : "idle");
  }

  if (settings.extensionsApiUrl === null || likeness.length === 0) return null;
  return (
    <Stack gap="l">
      {form()}
      {guestSearch && (
        <Suspense>
          <GuestForm
            search={guestSearch}
            onSignIn={() => void signIn(currentPath(), { wish: { ...guestSearch, frequency: "AT_ONCE" } })}
          />
        </Suspense>
      )}
    </Stack>
  );

  function form() {
    return (
      <form action={searchPath} aria-labelledby={titleId} onSubmit={tell}>
        <Stack gap="m">
          <Heading level={2} size="h3" id={titleId}>
            {messages.tellMe}
          </Heading>
          <Text>{messages.tellMeText}</Text>
          <fieldset>
            <legend>
              <Text as="span" weight="semibold">
                {messages.like}
              </Text>
            </legend>
            <Cluster gap="m">
              {likeness.map(({ name, value, label }) => (
                <Checkbox key={name} name={name} value={value} defaultChecked>
                  {label}
                </Checkbox>
              ))}
            </Cluster>
          </fieldset>
          <Cluster gap="m">
            <Button type="submit" loading={state === "saving"} className={needsScripts}>
              {savedSearches.tellMe}
            </Button>
            <Button type="submit" formAction={askAlertsPath} className={replacesScripts}>
              {savedSearches.tellMe}
            </Button>
            <Button type="submit" variant="outline" className={replacesScripts}>
              {messages.searchLike}
            </Button>
            {state === "told" && (
              <>
                <Text>{messages.told}</Text>
                <LinkLook asChild standalone>
                  <Link to={accountPath("saved-searches")}>{savedSearches.toAccount}</Link>
                </LinkLook>
              </>
            )}
          </Cluster>
        </Stack>
      </form>
    );
  }
}
