import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { classNames } from "../../css/class-names.ts";
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
  const { state, look = "heart", describedBy, labels = wishlistStrings, onClick, className, ...rest } = props;
  const isBusy = state === "adding" || state === "removing";
  // Shows what the shopper wants at once; the words say how far it has come.
  const isOn = state === "saved" || state === "adding";
  const shared = {
    ...rest,
    "aria-describedby": describedBy,
    "aria-pressed": isOn,
    // A second press while the first is under way would undo it.
    onClick: isBusy ? undefined : onClick,
  };
  if (look === "words") {
    return (
      <Button ground="transparent" loading={isBusy} {...shared} className={className}>
        {!isBusy && <HeartIcon size="small" className={isOn ? css.saved : undefined} />}
        {labels[state]}
      </Button>
    );
  }
  return (
    <IconButton
      label={labels[state]}
      look={look === "heart" ? "plain" : "outlined"}
      size={look === "heart" ? "medium" : "large"}
      aria-busy={isBusy || undefined}
      className={classNames(look === "heart" && css.heart, className)}
      {...shared}
    >
      <HeartIcon size={look === "heart" ? "medium" : "large"} />
    </IconButton>
  );
}
