import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { addToCartStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import * as css from "./AddToCartButton.css.ts";

/** The states, which are also the keys of the labels. */
export type AddToCartState = keyof typeof addToCartStrings;

export interface AddToCartButtonProps extends Omit<
  ComponentProps<typeof Button>,
  "children" | "asChild" | "loading" | "disabled"
> {
  /** Determines the label and whether the button is enabled. */
  state: AddToCartState;
  labels?: Partial<typeof addToCartStrings> | undefined;
}

const over: ReadonlySet<AddToCartState> = new Set(["inCart", "soldOut"]);

/** Submits the form around it, so adding works without JavaScript. The button has the same size in every state. */
export function AddToCartButton({ state, labels: given, ...button }: AddToCartButtonProps): ReactNode {
  const labels = useLabels(addToCartStrings, given);
  return (
    <Button
      type="submit"
      size="large"
      fullWidth
      {...button}
      // While adding, the button keeps focus and ignores clicks. When sold out or in the cart, it is disabled. While
      // the cart is loading, it is only `aria-disabled`: it keeps focus, and clicks submit the form.
      loading={state === "adding"}
      disabled={over.has(state)}
      {...(state === "loading" && { "aria-disabled": true })}
    >
      <span className={css.words}>{labels[state]}</span>
    </Button>
  );
}
