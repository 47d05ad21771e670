import { AddToBagButton, type AddToBagState } from "@circlet/design-system";
import { type SubmitEvent, useEffect, useState } from "react";
import { delays } from "~/lib/constants";
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

/** Specification A4. */
function useButtonState(item: BagItem | null, isSoldOut: boolean): AddToBagState {
  const { view } = useBag();
  const isSlow = useIsSlow(view.status === "reading");
  if (!item) return "available";
  if (isSoldOut || view.soldOut.has(item.variantId)) return "soldOut";
  if (view.adding.has(item.variantId)) return "adding";
  if (view.lines.some(({ variantId }) => variantId === item.variantId)) return "inBag";
  return isSlow ? "loading" : "available";
}

/** Whether something has been going on for so long that it should be said. */
function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setSlow(true), delays.loadingLabel);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isGoingOn && isSlow;
}
