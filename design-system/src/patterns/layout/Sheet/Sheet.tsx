import { useRef, type ReactNode } from "react";
import { drawer } from "../../../components/Drawer/Drawer.css.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { modalCommand } from "../../../components/Modal/modal-command.ts";
import type { PanelProps } from "../../../components/Modal/modal-props.ts";
import { classNames } from "../../../css/class-names.ts";
import { Heading } from "../../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../../primitives/Icon/icons.tsx";
import * as css from "./Sheet.css.ts";

export interface SheetProps extends PanelProps {
  /** The id for a button's `modalCommand`. */
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A modal side panel that a button opens by its id, also before script. Its content is always in the page. */
export function Sheet(props: SheetProps): ReactNode {
  const { id, open, onOpenChange, title, closeLabel, children, className, ...rest } = props;
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      id={id}
      aria-label={title}
      {...rest}
      isOpen={open}
      onOpenChange={onOpenChange}
      keepMounted
      initialFocus={closeButton}
      className={classNames(drawer({ side: "start" }), className)}
      data-component="sheet"
    >
      <div className={css.header}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        <IconButton ref={closeButton} label={closeLabel} {...modalCommand(id, "close")}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={css.body}>{children}</div>
    </Modal>
  );
}
