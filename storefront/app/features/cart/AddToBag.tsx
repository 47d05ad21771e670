import { Button } from "@circlet/design-system";
import { type SubmitEvent, useEffect, useState } from "react";
import { cartPath } from "~/lib/paths";
import { delays } from "~/lib/constants";
import type { BagItem } from "./bag";
import { bagIntents } from "./bag-form-fields";
import { useBag } from "./BagProvider";
import * as css from "./AddToBag.css";

/** The button's words in each state, to the letter (specification A4). */
const labels = {
  available: "add to bag",
  adding: "Adding...",
  loading: "Loading...",
  inBag: "in bag",
  soldOut: "Sold out",
} as const;

const nothingChosen = "Something went wrong. Please refresh the page and try again.";

export interface AddToBagProps {
  /** Null while no variant is chosen. */
  readonly item: BagItem | null;
  readonly isSoldOut: boolean;
}

/** Puts a piece into the bag and opens it. Without JavaScript the form is posted and the bag's page comes. */
export function AddToBag({ item, isSoldOut }: AddToBagProps) {
  const { bag, view, open } = useBag();
  const state = useButtonState(item, isSoldOut);

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!item) {
      window.alert(nothingChosen);
      return;
    }
    if (view.adding.has(item.variantId)) return;
    bag.add(item).catch(() => undefined);
    open();
  }

  return (
    <form method="post" action={cartPath} onSubmit={add}>
      <input type="hidden" name="intent" value={bagIntents.add} />
      <input type="hidden" name="id" value={item?.variantId ?? ""} />
      <Button
        type="submit"
        size="large"
        fullWidth
        loading={state === "adding"}
        disabled={state === "soldOut" || state === "inBag" || state === "loading"}
      >
        <span className={css.label}>{labels[state]}</span>
      </Button>
    </form>
  );
}

function useButtonState(item: BagItem | null, isSoldOut: boolean): keyof typeof labels {
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
