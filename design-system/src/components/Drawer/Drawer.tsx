import type { RecipeVariants } from "../../css/recipe.ts";
import { type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "../../css/class-names.ts";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../primitives/Icon/icons.tsx";
import { Slot } from "../../primitives/Slot/Slot.tsx";
import { useBothRefs } from "../../primitives/Slot/use-both-refs.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { dialogStrings } from "../../strings.ts";
import { withDefaults } from "../../strings/with-defaults.ts";
import { Announcer } from "../Announcer/Announcer.tsx";
import type { DrawerRootProps, ModalProps } from "../Dialog/modal-props.ts";
import * as frame from "../Dialog/DialogParts.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { drawer } from "./Drawer.css.ts";
import { useModalDialog } from "./use-modal-dialog.ts";

export type DrawerProps = DrawerRootProps & ModalProps & RecipeVariants<typeof drawer>;

/**
 * A panel that slides in from an edge of the window. It is a native modal dialog and renders its content only while
 * open.
 */
export function Drawer({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  description,
  footer,
  children,
  textOnly = false,
  focusDelay = 0,
  initialFocus,
  returnFocusTo,
  labels: given,
  side,
  ref,
  className,
  ...rest
}: DrawerProps): ReactNode {
  const labels = withDefaults(dialogStrings, given);
  const id = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const [isOpenItself, setOpenItself] = useState(defaultOpen);
  const isOpen = open ?? isOpenItself;
  const { dialog, isShown } = useModalDialog({
    isOpen,
    focusDelay,
    initialFocus: initialFocus ?? closeButton,
    returnFocusTo,
    onBackground: () => setOpen(false),
  });
  const root = useBothRefs(dialog, ref);

  function setOpen(next: boolean): void {
    setOpenItself(next);
    onOpenChange?.(next);
  }

  const titleProps = { id: `${id}-title`, children: title };
  return (
    <>
      {trigger && (
        <Slot aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {trigger}
        </Slot>
      )}
      <dialog
        ref={root}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        {...rest}
        className={classNames(drawer({ side }), className)}
        onCancel={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
        // Some browsers close the dialog on a second Escape without a cancel event. Ignore the event if the drawer is
        // open again.
        onClose={({ currentTarget }) => isOpen && !currentTarget.open && setOpen(false)}
        data-component="drawer"
      >
        <div className={classNames(frame.header, hideTitle && frame.bareHeader)} data-part="header">
          {hideTitle ? (
            <VisuallyHidden as="h2" {...titleProps} />
          ) : (
            <Heading level={2} size="h3" {...titleProps} />
          )}
          <IconButton ref={closeButton} label={labels.close} onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </div>
        <div
          {...(textOnly && { tabIndex: 0, role: "group", "aria-labelledby": `${id}-title` })}
          className={frame.body}
          data-part="body"
        >
          {isShown && description !== undefined && (
            <p id={`${id}-description`} className={frame.description}>
              {description}
            </p>
          )}
          {isShown && children}
        </div>
        {isShown && footer && (
          <div className={frame.footer} data-part="footer">
            {footer}
          </div>
        )}
        {isShown && <Announcer inModal />}
      </dialog>
    </>
  );
}
