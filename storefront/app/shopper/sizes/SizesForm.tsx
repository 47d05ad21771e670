import { Button, Checkbox, Cluster, Link, NavigationLink, Stack, Text } from "@circlet/design-system";
import { type ChangeEvent, type SubmitEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import type { SizeType } from "./load-size-types";
import { listingPath, searchPath } from "~/shop/paths";
import { usePublicSettings } from "~/settings/public-settings";
import * as messages from "~/messages/en/sizes";
import { needsScripts, replacesScripts } from "~/loading/scripts.css";
import { useMySizes } from "./my-sizes";
import { mostSizes, chosenSizes } from "./chosen-sizes";
import * as css from "./SizesForm.css";

interface SizesFormProps {
  readonly types: readonly SizeType[];
  /** A sentence that says where the sizes are stored. */
  readonly kept: string;
}

type State = "idle" | "saving" | "saved" | "failed" | "too many";

/** Every size of the shop as a checkbox. Without JavaScript it searches for the chosen sizes instead of saving them. */
export function SizesForm({ types, kept }: SizesFormProps) {
  const settings = usePublicSettings();
  const from = useListingBefore();
  const mine = useMySizes();
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [state, setState] = useState<State>("idle");
  const chosen = draft ?? mine;

  function chooseSize({ currentTarget: { value, checked } }: ChangeEvent<HTMLInputElement>): void {
    setDraft(checked ? [...chosen, value] : chosen.filter((size) => size !== value));
    setState("idle");
  }

  async function saveChosenSizes(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "saving") return;
    const sizes = chosenSizes(types, new FormData(event.currentTarget).getAll("size"));
    if (sizes.length > mostSizes) return setState("too many");
    setState("saving");
    try {
      const { saveSizes } = await import("./save-sizes");
      await saveSizes(settings, sizes);
      setDraft(null);
      setState("saved");
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  }

  if (types.length === 0) return <Text>{messages.noSizes}</Text>;
  return (
    <form action={searchPath} aria-label={messages.title} onSubmit={saveChosenSizes}>
      <Stack gap="l">
        <Text>
          {messages.lead} <span className={needsScripts}>{kept}</span>
        </Text>
        {types.map(({ slug, name, sizes }) => (
          <fieldset key={slug}>
            <legend>
              <Text as="span" weight="semibold">
                {name}
              </Text>
            </legend>
            <Cluster gap="s">
              {sizes.map((size) => (
                <Checkbox
                  key={size}
                  name="size"
                  value={`${slug}.${size}`}
                  checked={chosen.includes(`${slug}.${size}`)}
                  onChange={chooseSize}
                  className={css.size}
                >
                  {size}
                </Checkbox>
              ))}
            </Cluster>
          </fieldset>
        ))}
        <Cluster gap="m">
          {/* Without JavaScript, sizes cannot be saved. */}
          <Button type="submit" loading={state === "saving"} className={needsScripts}>
            {state === "saving" ? messages.saving : messages.save}
          </Button>
          <Button type="submit" className={replacesScripts}>
            {messages.show}
          </Button>
          <p role="status">{statusOf(state, chosen.length)}</p>
          {state === "saved" && (from !== null || chosen.length > 0) && (
            <Link asChild standalone>
              <NavigationLink href={from ?? listingPath({ size: chosen })}>
                {from === null ? messages.show : messages.back}
              </NavigationLink>
            </Link>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

function statusOf(state: State, count: number): string | null {
  if (state === "saved") return count > 0 ? messages.saved : messages.cleared;
  if (state === "failed") return messages.notSaved;
  return state === "too many" ? messages.tooMany(mostSizes) : null;
}

/** The listing from which the shopper came; null for any other page. */
function useListingBefore(): string | null {
  const listing = (useLocation().state as { readonly listing?: unknown } | null)?.listing;
  return typeof listing === "string" ? listing : null;
}
