import { Checkbox, Heading, Stack, Text } from "@circlet/design-system";
import { useState } from "react";
import * as messages from "~/messages/en/saved-searches";
import { setAlerts } from "~/shopper/saved-searches/saved-searches";
import { forgetThisDevice } from "#mockable/shopper/device-alerts/this-device";
import { usePublicSettings } from "~/settings/public-settings";
import * as css from "../account.css";

/** Turns alerts by email on or off. The choice is saved at once. */
export function AlertsChoice({ isOn }: { readonly isOn: boolean }) {
  const settings = usePublicSettings();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [result, setResult] = useState<"saved" | "failed" | null>(null);

  async function chooseAlerts(next: boolean): Promise<void> {
    // A second choice while the first is being saved could arrive before it.
    if (wanted !== null) return;
    setWanted(next);
    setResult(null);
    try {
      await setAlerts(settings, next);
      if (!next) await forgetThisDevice(settings);
      setResult("saved");
    } catch (error) {
      console.error(error);
      setResult("failed");
    }
    setWanted(null);
  }

  return (
    <Stack gap="s" className={css.readable}>
      <Heading level={2} size="h3">
        {messages.alerts}
      </Heading>
      <Checkbox
        checked={wanted ?? isOn}
        aria-busy={wanted !== null || undefined}
        description={messages.alertsText}
        onChange={({ target }) => void chooseAlerts(target.checked)}
      >
        {messages.wantAlerts}
      </Checkbox>
      {result === "failed" && (
        <Text role="alert" size="small" tone="danger">
          {messages.alertsFailed}
        </Text>
      )}
      <Text role="status" size="small" tone="success">
        {result === "saved" ? (isOn ? messages.alertsOn : messages.alertsOff) : ""}
      </Text>
    </Stack>
  );
}
