import { type ComponentType, lazy, Suspense, useState, type ReactNode } from "react";
import * as edge from "../../../components/Drawer/edge.css.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { modal } from "../../../components/Modal/Modal.css.ts";
import { modalCommand } from "../../../components/Modal/modal-command.ts";
import type { PanelProps } from "../../../components/Modal/modal-props.ts";
import { classNames } from "../../../css/class-names.ts";
import { Heading } from "../../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../../primitives/Icon/icons.tsx";
import * as css from "./Sheet.css.ts";

/** If its script is missing, the sheet stays as the browser opens it. */
const SheetModal = lazy<ComponentType<{ id: string }>>(() =>
  import("./SheetModal.tsx").catch(() => ({ default: () => null })),
);

export interface SheetProps extends PanelProps {
  /** The id for a button's `modalCommand`. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A modal side panel that a button opens by its id, also before script. Its content is always in the page, and the
 * script of modals loads when it first opens.
 */
export function Sheet(props: SheetProps): ReactNode {
  const { id, title, closeLabel, children, className, ...rest } = props;
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <dialog
      id={id}
      aria-label={title}
      closedby="any"
      popover="auto"
      {...rest}
      className={classNames(modal, edge.panel, edge.start, className)}
      data-component="sheet"
    >
      <div
        // Only its script can open it in browsers with neither commands nor popovers.
        ref={(header) => {
          if (header && !("popover" in header)) setWasOpened(true);
        }}
        className={css.header}
      >
        <Heading level={2} size="h3">
          {title}
        </Heading>
        <IconButton
          label={closeLabel}
          {...modalCommand(id, "close")}
          // When a dialog opens, the browser focuses its first control.
          onFocus={() => setWasOpened(true)}
        >
          <CloseIcon />
        </IconButton>
      </div>
      <div className={css.body}>{children}</div>
      {wasOpened && (
        <Suspense>
          <SheetModal id={id} />
        </Suspense>
      )}
    </dialog>
  );
}
