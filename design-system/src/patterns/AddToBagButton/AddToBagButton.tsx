import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { addToBagStrings } from "../../strings.ts";
import * as css from "./AddToBagButton.css.ts";

/** Keys of the words of specification A4. */
export type AddToBagState = keyof typeof addToBagStrings;

export interface AddToBagButtonProps extends Omit<
  ComponentProps<typeof Button>,
  "children" | "asChild" | "loading" | "disabled"
> {
  /** What the button says and whether it can be pressed (specification A4). */
  state: AddToBagState;
  labels?: typeof addToBagStrings;
}

const over: ReadonlySet<AddToBagState> = new Set(["inBag", "soldOut"]);

/** Submits the form around it, so that adding works without JavaScript, too. Its place is held in every state. */
export function AddToBagButton({
  state,
  labels = addToBagStrings,
  ...button
}: AddToBagButtonProps): ReactNode {
  return (
    <Button
      type="submit"
      size="large"
      fullWidth
      {...button}
      // What has begun keeps the focus and ignores a second press; what is over is disabled. While the bag is not known
      // it is said to be disabled, but keeps the focus, and the form around it gets the press that came too early.
      loading={state === "adding"}
      disabled={over.has(state)}
      {...(state === "loading" && { "aria-disabled": true })}
    >
      <span className={css.words}>{labels[state]}</span>
    </Button>
  );
}
