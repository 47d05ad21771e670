import { AddToBagButton, type AddToBagState } from "@circlet/design-system";
import { type SubmitEvent, useSyncExternalStore } from "react";
import { cartPath } from "~/lib/paths";
import type { BagItem } from "./bag";
import { bagIntents } from "./bag-form-fields";
import { useBag } from "./BagProvider";

/** Specification A8. */
const nothingChosen = "Something went wrong. Please refresh the page and try again.";

export interface AddToBagProps {
  /** Null while no variant is chosen. */
  readonly item: BagItem | null;
  readonly isSoldOut: boolean;
}

/** Puts a piece into the bag and opens it. Without JavaScript the form is posted and the bag's page comes. */
export function AddToBag({ item, isSoldOut }: AddToBagProps) {
  const { bag, view, setOpen } = useBag();
  const state = useButtonState(item, isSoldOut);

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!item) {
      window.alert(nothingChosen);
      return;
    }
    if (view.adding.has(item.variantId)) return;
    // What does not work is said in the drawer.
    bag.add(item).catch(() => undefined);
    setOpen(true);
  }

  return (
    <form method="post" action={cartPath} onSubmit={add}>
      <input type="hidden" name="intent" value={bagIntents.add} />
      <input type="hidden" name="id" value={item?.variantId ?? ""} />
      <AddToBagButton state={state} />
    </form>
  );
}

/**
 * Specification A4. Until the bag is known, its id above all, nothing can go into it (decision 6): what is pressed
 * meanwhile waits for it. Before scripts run the form needs neither.
 */
function useButtonState(item: BagItem | null, isSoldOut: boolean): AddToBagState {
  const { view } = useBag();
  const isRunning = useSyncExternalStore(never, isBrowser, isServer);
  if (!item) return "available";
  if (isSoldOut || view.soldOut.has(item.variantId)) return "soldOut";
  if (view.adding.has(item.variantId)) return "adding";
  if (view.lines.some(({ variantId }) => variantId === item.variantId)) return "inBag";
  return isRunning && view.status === "reading" ? "loading" : "available";
}

const never = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;
