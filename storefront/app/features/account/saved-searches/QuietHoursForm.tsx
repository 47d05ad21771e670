import { Button, Cluster, Field, Heading, Select, Stack, Text } from "@circlet/design-system";
import { type SubmitEvent, useState } from "react";
import * as messages from "~/messages/en/saved-searches";
import { usePublicSettings } from "~/settings/public-settings";
import { market } from "~/shop/market";
import { setQuietHours } from "~/shopper/saved-searches/alert-choices";
import type { QuietHours } from "~/shopper/saved-searches/saved-search";
import { browserTimeZone, timeZones } from "~/shopper/saved-searches/time-zone";
import * as css from "../account.css";

/** The hours in which no alert comes. */
export function QuietHoursForm({ timeZone, quietFrom, quietUntil }: QuietHours) {
  const settings = usePublicSettings();
  const [state, setState] = useState<"idle" | "saving" | "saved" | "failed">("idle");
  const zone = timeZone ?? browserTimeZone() ?? "UTC";

  async function saveHours(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "saving") return;
    const form = new FormData(event.currentTarget);
    const chosenZone = form.get("timeZone");
    setState("saving");
    try {
      await setQuietHours(settings, {
        timeZone: typeof chosenZone === "string" ? chosenZone : zone,
        quietFrom: Number(form.get("from")),
        quietUntil: Number(form.get("until")),
      });
      setState("saved");
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  }

  return (
    <form onSubmit={saveHours} aria-label={messages.quietHours} className={css.readable}>
      <Stack gap="m">
        <Stack gap="s">
          <Heading level={2} size="h3">
            {messages.quietHours}
          </Heading>
          <Text>{messages.quietHoursText}</Text>
        </Stack>
        <Cluster gap="m">
          <Field label={messages.quietFrom}>
            <Select name="from" defaultValue={String(quietFrom)} options={hours} />
          </Field>
          <Field label={messages.quietUntil}>
            <Select name="until" defaultValue={String(quietUntil)} options={hours} />
          </Field>
          <Field label={messages.timeZone}>
            <Select name="timeZone" defaultValue={zone} options={timeZones(zone).map(zoneOption)} />
          </Field>
        </Cluster>
        <Cluster gap="m">
          <Button type="submit" variant="outline" loading={state === "saving"}>
            {messages.saveQuietHours}
          </Button>
          <Text role="status" size="small" tone="success">
            {state === "saved" ? messages.quietHoursSaved : ""}
          </Text>
          {state === "failed" && (
            <Text role="alert" size="small" tone="danger">
              {messages.alertsFailed}
            </Text>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

const zoneOption = (value: string) => ({ value, label: value.replaceAll("_", " ") });

/** "12 AM" to "11 PM". */
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: new Date(Date.UTC(2026, 0, 1, hour)).toLocaleTimeString(market().locale, {
    hour: "numeric",
    timeZone: "UTC",
  }),
}));
