import type { ReactNode } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Heading } from "../../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../../primitives/Icon/icons.tsx";
import { trapTab } from "./trap-tab.ts";
import * as css from "./Sheet.css.ts";

export interface SheetProps extends RootProps<"dialog", "onKeyDown"> {
  /** The id for a button's `popoverTarget`. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A side panel that a button opens as a native popover, even without JavaScript. Focus moves to the close button and
 * returns on close. Escape or a click outside closes it.
 */
export function Sheet({ id, title, closeLabel, children, className, ...rest }: SheetProps): ReactNode {
  return (
    <dialog
      id={id}
      popover="auto"
      aria-label={title}
      {...rest}
      className={classNames(css.sheet, className)}
      onKeyDown={trapTab}
      data-component="sheet"
    >
      <div className={css.header}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        <IconButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </div>
      <div className={css.body}>{children}</div>
    </dialog>
  );
}
