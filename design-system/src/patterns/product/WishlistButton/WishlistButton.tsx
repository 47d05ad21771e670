import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { classNames } from "../../../css/class-names.ts";
import { HeartIcon } from "../../../primitives/Icon/icons.tsx";
import { wishlistStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import * as css from "./WishlistButton.css.ts";

export type WishlistState = "add" | "adding" | "saved" | "removing";

export interface WishlistButtonProps extends Pick<
  ComponentProps<"button">,
  "onClick" | "type" | "name" | "value" | "ref"
> {
  /** Whether the product is saved, or about to be. */
  state: WishlistState;
  /** A heart on a product card, an outlined heart next to the cart button, or a button with text. */
  variant?: "ghost" | "outline" | "labeled" | undefined;
  /** The id of the product's title, which describes the button. */
  describedBy?: string | undefined;
  labels?: Partial<typeof wishlistStrings> | undefined;
  className?: string | undefined;
}

/** Adds to the wishlist or removes. Its name tells the state: "Add To Wishlist", "Adding...", "In Wishlist". */
export function WishlistButton(props: WishlistButtonProps): ReactNode {
  const { state, variant = "ghost", describedBy, labels: given, onClick, className, ...rest } = props;
  const labels = useLabels(wishlistStrings, given);
  const isBusy = state === "adding" || state === "removing";
  // The icon already shows the requested state, while the name shows the progress.
  const isOn = state === "saved" || state === "adding";
  const shared = {
    ...rest,
    "aria-describedby": describedBy,
    "aria-pressed": isOn,
    // A second click during the request would undo the first.
    onClick: isBusy ? undefined : onClick,
  };
  if (variant === "labeled") {
    return (
      <Button variant="outline" loading={isBusy} {...shared} className={className}>
        {!isBusy && <HeartIcon size="small" className={isOn ? css.saved : undefined} />}
        <span>{labels[state]}</span>
      </Button>
    );
  }
  return (
    <IconButton
      label={labels[state]}
      variant={variant}
      size={variant === "ghost" ? "medium" : "large"}
      aria-busy={isBusy || undefined}
      className={classNames(css.icons[variant], variant === "ghost" && css.heart, className)}
      {...shared}
    />
  );
}
