import { Button, Cluster, Field, Heading, Input, Stack, Text } from "@circlet/design-system";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import * as messages from "~/messages/en/guest-alerts";
import { usePublicSettings } from "~/settings/public-settings";
import { askForAlerts } from "#mockable/shopper/saved-searches/guest-alerts";
import type { SearchToSave } from "~/shopper/saved-searches/saved-search";

/** As long as an address. */
const width = { maxInlineSize: "32rem" };

interface GuestFormProps {
  readonly search: SearchToSave;
  readonly onSignIn: () => void;
}

/** Asks a shopper without an account for an address, to which nothing but a question comes until its owner confirms. */
export default function GuestForm({ search, onSignIn }: GuestFormProps) {
  const settings = usePublicSettings();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "asking" | "asked" | "failed">("idle");
  // The shopper has just asked for it.
  useEffect(() => field.current?.focus(), []);

  async function ask(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "asking") return;
    const email = new FormData(event.currentTarget).get("email");
    setState("asking");
    try {
      await askForAlerts(settings, typeof email === "string" ? email : "", search);
      setState("asked");
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  }

  return (
    <form onSubmit={ask} aria-labelledby={titleId} style={width}>
      <Stack gap="m">
        <Heading level={3} id={titleId}>
          {messages.title}
        </Heading>
        <Text>{messages.text}</Text>
        <Field label={messages.email}>
          <Input ref={field} type="email" name="email" autoComplete="email" maxLength={254} required />
        </Field>
        <Cluster gap="m">
          <Button type="submit" loading={state === "asking"}>
            {messages.ask}
          </Button>
          <Button variant="outline" onClick={onSignIn}>
            {messages.signInInstead}
          </Button>
        </Cluster>
        {state === "failed" && (
          <Text role="alert" tone="danger">
            {messages.failed}
          </Text>
        )}
        <Text role="status">{state === "asked" ? messages.asked : ""}</Text>
      </Stack>
    </form>
  );
}
