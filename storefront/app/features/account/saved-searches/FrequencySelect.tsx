import { announce, Field, Select } from "@circlet/design-system";
import { useState } from "react";
import * as messages from "~/messages/en/saved-searches";
import type { AlertFrequency } from "~/shopper/saved-searches/saved-search";

interface FrequencySelectProps {
  /** What the customer hears of. */
  readonly name: string;
  readonly value: AlertFrequency;
  readonly frequencies: readonly AlertFrequency[];
  /** Saves the choice. */
  readonly onChoose: (frequency: AlertFrequency) => Promise<void>;
}

/** How often the customer hears of a saved search or of a product. The choice is saved at once. */
export function FrequencySelect({ name, value, frequencies, onChoose }: FrequencySelectProps) {
  const [wanted, setWanted] = useState<AlertFrequency | null>(null);

  async function choose(next: string): Promise<void> {
    const frequency = frequencies.find((each) => each === next);
    // A second choice while the first is being saved could arrive before it.
    if (!frequency || wanted !== null) return;
    setWanted(frequency);
    try {
      await onChoose(frequency);
      announce(messages.frequencySaved);
    } catch (error) {
      console.error(error);
      announce(messages.alertsFailed, { isSeen: true });
    }
    setWanted(null);
  }

  return (
    <Field label={messages.tellMe}>
      <Select
        aria-label={`${messages.tellMe}: ${name}`}
        aria-busy={wanted !== null || undefined}
        value={wanted ?? value}
        options={frequencies.map((each) => ({ value: each, label: messages.frequencies[each] }))}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      />
    </Field>
  );
}
