import { Button, Cluster, Heading, Stack, Text } from "@circlet/design-system";
import { useEffect, useState } from "react";
import * as messages from "~/messages/en/device-alerts";
import { usePublicSettings } from "~/settings/public-settings";
import {
  forgetThisDevice,
  isThisDeviceTold,
  mayTellThisDevice,
  type Obstacle,
  tellThisDevice,
} from "#mockable/shopper/device-alerts/this-device";
import * as css from "../account.css";

/** Whether alerts also come to this browser as notifications. The permission is asked for only after a tap. */
export function DeviceAlerts() {
  const settings = usePublicSettings();
  const [isPossible, setPossible] = useState(() => mayTellThisDevice(settings));
  const [isOn, setOn] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [problem, setProblem] = useState<Obstacle | "failed" | null>(null);
  useEffect(() => {
    if (!isPossible) return undefined;
    let isGone = false;
    const show = (isTold: boolean | null): void => {
      if (isTold === null) setPossible(false);
      else setOn(isTold);
    };
    // If it fails, it can still be turned on.
    isThisDeviceTold(settings).then((isTold) => isGone || show(isTold), console.error);
    return () => {
      isGone = true;
    };
  }, [isPossible, settings]);

  async function change(next: boolean): Promise<void> {
    if (isChanging) return;
    setChanging(true);
    setProblem(null);
    try {
      // Nothing may come before it: browsers ask for the permission only right after a tap.
      const obstacle = next ? await tellThisDevice(settings) : null;
      if (!next) await forgetThisDevice(settings);
      setProblem(obstacle);
      if (!obstacle) setOn(next);
    } catch (error) {
      console.error(error);
      setProblem("failed");
    }
    setChanging(false);
  }

  if (!isPossible) return null;
  return (
    <Stack gap="s" className={css.readable}>
      <Heading level={2} size="h3">
        {messages.title}
      </Heading>
      <Text>{messages.text}</Text>
      <Cluster gap="m">
        <Button variant="outline" loading={isChanging} onClick={() => void change(!isOn)}>
          {isOn ? messages.turnOff : messages.turnOn}
        </Button>
        <Text role="status" size="small" tone="success">
          {isOn ? messages.isOn : ""}
        </Text>
      </Cluster>
      {problem && (
        <Text role="alert" size="small" tone="danger">
          {messages.problems[problem]}
        </Text>
      )}
    </Stack>
  );
}
