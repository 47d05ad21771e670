import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { HeartIcon } from "../../primitives/Icon/icons.tsx";
import { wishlistStrings } from "../../strings.ts";
import * as css from "./WishlistButton.css.ts";

export type WishlistState = "add" | "adding" | "saved" | "removing";

export interface WishlistButtonProps extends Pick<
  ComponentProps<"button">,
  "onClick" | "type" | "name" | "value" | "ref"
> {
  state: WishlistState;
  /** A heart on a card, one with a border beside the bag's button, or a button with words. */
  look?: "heart" | "outlined" | "words" | undefined;
  /** Id of the piece's title: the button says what it does, the title to what. */
  describedBy?: string | undefined;
  labels?: typeof wishlistStrings | undefined;
  className?: string | undefined;
}

/** Its name is what it says in specification A4: "Add To Wishlist", "Adding...", "In Wishlist", "Removing...". */
export function WishlistButton(props: WishlistButtonProps): ReactNode {
  const { state, look = "heart", describedBy, labels = wishlistStrings, onClick, ...rest } = props;
  const isBusy = state === "adding" || state === "removing";
  const shared = {
    ...rest,
    "aria-describedby": describedBy,
    // A second press while the first is under way would undo it.
    onClick: isBusy ? undefined : onClick,
  };
  const heart = (
    <HeartIcon
      size={look === "words" ? "medium" : "large"}
      className={state === "saved" || state === "adding" ? css.saved : undefined}
    />
  );
  if (look === "words") {
    return (
      <Button ground="transparent" loading={isBusy} {...shared}>
        {heart}
        {labels[state]}
      </Button>
    );
  }
  return (
    <IconButton
      label={labels[state]}
      look={look === "heart" ? "plain" : "outlined"}
      size={look === "heart" ? "medium" : "large"}
      aria-disabled={isBusy || undefined}
      {...shared}
    >
      {heart}
    </IconButton>
  );
}
