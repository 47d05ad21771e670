import type { RecipeVariants } from "../../css/recipe.ts";
import { type ReactNode, useId, useRef } from "react";
import { classNames } from "../../css/class-names.ts";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../primitives/Icon/icons.tsx";
import { Slot } from "../../primitives/Slot/Slot.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { dialogStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Modal } from "../Modal/Modal.tsx";
import * as frame from "../Modal/Modal.css.ts";
import { modalCommand } from "../Modal/modal-command.ts";
import type { ModalProps, PanelProps } from "../Modal/modal-props.ts";
import { triggerProps } from "../Modal/trigger-props.ts";
import { useOpenState } from "../Modal/use-open-state.ts";
import { drawer } from "./Drawer.css.ts";

export type DrawerProps = PanelProps & ModalProps & RecipeVariants<typeof drawer>;

/**
 * A panel that slides in from an edge of the window. It is a native modal dialog. With `open`, it renders its content
 * only while open.
 */
export function Drawer({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  description,
  footer,
  children,
  textOnly = false,
  initialFocus,
  labels: given,
  side,
  id: ownId,
  className,
  ...rest
}: DrawerProps): ReactNode {
  const labels = useLabels(dialogStrings, given);
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const closeButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  const isUncontrolled = open === undefined;
  const titleProps = { id: `${id}-title`, children: title };
  return (
    <>
      {trigger && (
        <Slot {...triggerProps({ id, isOpen, setOpen, opensBeforeScript: isUncontrolled })}>{trigger}</Slot>
      )}
      <Modal
        aria-labelledby={`${id}-title`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        {...rest}
        id={id}
        isOpen={isOpen}
        onOpenChange={setOpen}
        keepMounted={isUncontrolled}
        initialFocus={initialFocus ?? closeButton}
        className={classNames(drawer({ side }), className)}
        data-component="drawer"
      >
        <div className={classNames(frame.header, hideTitle && frame.bareHeader)} data-part="header">
          {hideTitle ? (
            <VisuallyHidden as="h2" {...titleProps} />
          ) : (
            <Heading level={2} size="h3" {...titleProps} />
          )}
          <IconButton ref={closeButton} label={labels.close} {...modalCommand(id, "close")}>
            <CloseIcon />
          </IconButton>
        </div>
        <div
          {...(textOnly && { tabIndex: 0, role: "group", "aria-labelledby": `${id}-title` })}
          className={frame.body}
          data-part="body"
        >
          {description !== undefined && (
            <p id={`${id}-description`} className={frame.description}>
              {description}
            </p>
          )}
          {children}
        </div>
        {footer && (
          <div className={frame.footer} data-part="footer">
            {footer}
          </div>
        )}
      </Modal>
    </>
  );
}
