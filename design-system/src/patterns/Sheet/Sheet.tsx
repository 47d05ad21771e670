import type { ReactNode } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../primitives/Icon/icons.tsx";
import { keptInside } from "./kept-inside.ts";
import * as css from "./Sheet.css.ts";

export interface SheetProps {
  /** What a button's `popoverTarget` names. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A panel from the side that a button opens with the platform's own means, with and without JavaScript: focus goes to
 * its close button, Escape and a press beside it close it, and focus returns.
 */
export function Sheet({ id, title, closeLabel, children }: SheetProps): ReactNode {
  return (
    <dialog
      id={id}
      popover="auto"
      aria-label={title}
      className={css.sheet}
      onKeyDown={keptInside}
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
