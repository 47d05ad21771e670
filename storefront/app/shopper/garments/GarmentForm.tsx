import { Button, Cluster, Field, Input, Link, NavigationLink, Select, Stack } from "@circlet/design-system";
import type { LengthName } from "@circlet/service-kit/garment-lengths";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { usePublicSettings } from "~/settings/public-settings";
import { needsScripts, replacesScripts } from "~/loading/scripts.css";
import * as messages from "~/messages/en/garments";
import { formatLength, formatNumber } from "./format-length";
import { type Garment, type LengthUnit, parseGarment, writeGarment } from "./garment";
import { lengthLimits, submittedGarment } from "./submitted-garment";
import { canSortByGarment, nearOf } from "./closest-listing";
import { writeListing } from "~/shop/listing-parameters";
import { categoryPath } from "~/shop/paths";
import { readMyGarments } from "./my-garments";

/** The same for all, so that the columns line up. */
const fieldWidth = { inlineSize: "9rem" };

interface GarmentFormProps {
  readonly category: {
    readonly slug: string;
    readonly name: string;
    readonly lengths: readonly LengthName[];
  };
  /** The stored one; null if there is none. */
  readonly garment: Garment | null;
}

type State = "idle" | "saving" | "saved" | "removed" | "failed" | "empty";

/** Writes down the garment of a category that fits, in inches or centimeters. */
export function GarmentForm({ category: { slug, name, lengths }, garment }: GarmentFormProps) {
  const settings = usePublicSettings();
  const canSort = canSortByGarment(settings);
  const [chosenUnit, setUnit] = useState<LengthUnit | null>(null);
  const [wrong, setWrong] = useState<readonly LengthName[]>([]);
  const [state, setState] = useState<State>("idle");
  const form = useRef<HTMLFormElement>(null);
  const unit = chosenUnit ?? garment?.unit ?? "in";
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [wrong]);

  /** Replaces the category's garment, or removes it. */
  async function store(own: Garment | null): Promise<void> {
    setState("saving");
    const others = readMyGarments().filter((text) => parseGarment(text)?.category !== slug);
    try {
      const { saveGarments } = await import("../sizes/save-sizes");
      await saveGarments(settings, own ? [...others, writeGarment(own)] : others);
      setUnit(null);
      setState(own ? "saved" : "removed");
      // The button to remove it is gone.
      if (!own) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  }

  async function saveGarment(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "saving") return;
    const data = new FormData(event.currentTarget);
    const submitted = submittedGarment((field) => data.get(field));
    if (!submitted) return;
    setWrong(submitted.wrong);
    if (submitted.wrong.length > 0) return setState("idle");
    if (Object.keys(submitted.garment.lengths).length === 0) return setState("empty");
    await store(submitted.garment);
  }

  const { least, most } = lengthLimits[unit];
  const error = messages.wrongLength(formatNumber(least), formatLength(most, unit));
  return (
    <form
      ref={form}
      aria-label={messages.formOf(name)}
      action={categoryPath(slug)}
      noValidate
      className={canSort ? undefined : needsScripts}
      onChange={() => setState((before) => (before === "saving" ? before : "idle"))}
      onSubmit={(event) => void saveGarment(event)}
    >
      <input type="hidden" name="category" value={slug} />
      {/* Empty, as in other forms: the listing then redirects to an address with rounded lengths. */}
      <input type="hidden" name="near" value="" />
      <Stack gap="m">
        <Field label={messages.unit} style={fieldWidth}>
          <Select
            name="unit"
            value={unit}
            onChange={({ currentTarget }) => setUnit(currentTarget.value === "cm" ? "cm" : "in")}
            options={[
              { value: "in", label: messages.inches },
              { value: "cm", label: messages.centimeters },
            ]}
          />
        </Field>
        {/* The account or another tab may change the garment. */}
        <Cluster key={JSON.stringify(garment)} gap="m" align="start">
          {lengths.map((length) => (
            <Field
              key={length}
              label={messages.labels[length]}
              error={wrong.includes(length) ? error : undefined}
              style={fieldWidth}
            >
              <Input
                name={length}
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                defaultValue={garment?.lengths[length] ?? ""}
              />
            </Field>
          ))}
        </Cluster>
        <Cluster gap="m" className={needsScripts}>
          <Button type="submit" loading={state === "saving"} aria-label={messages.saveOf(name)}>
            {state === "saving" ? messages.saving : messages.save}
          </Button>
          {garment && (
            <Button variant="outline" aria-label={messages.removeOf(name)} onClick={() => void store(null)}>
              {messages.remove}
            </Button>
          )}
          <p role="status">{statusOf(state)}</p>
          {garment && canSort && (
            <Link asChild standalone>
              <NavigationLink
                href={categoryPath(slug) + writeListing({ near: nearOf(garment) })}
                aria-label={messages.showClosestOf(name)}
              >
                {messages.showClosest}
              </NavigationLink>
            </Link>
          )}
        </Cluster>
        {canSort && (
          <div className={replacesScripts}>
            <Button type="submit">{messages.showClosest}</Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

function statusOf(state: State): string | null {
  if (state === "saved") return messages.saved;
  if (state === "removed") return messages.removed;
  if (state === "failed") return messages.notSaved;
  return state === "empty" ? messages.nothing : null;
}
