import * as Radix from "@radix-ui/react-dialog";
import { useId, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { dialogStrings } from "../../strings.ts";
import { withDefaults } from "../../strings/with-defaults.ts";
import { useBothRefs } from "../../primitives/Slot/use-both-refs.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { lockScroll } from "./lock-scroll.ts";
import type { DialogRootProps, ModalProps } from "./modal-props.ts";
import * as css from "./ModalFrame.css.ts";
import { useModalFocus } from "./use-modal-focus.ts";

interface ModalFrameProps extends DialogRootProps, ModalProps {
  /** Position and motion of the panel. */
  panelClass: string;
  role?: "dialog" | "alertdialog";
}

/** Backdrop, panel, title, close button, scrolling content and footer. */
export function ModalFrame({
  open,
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
  panelClass,
  role = "dialog",
  ref,
  className,
  ...rest
}: ModalFrameProps): ReactNode {
  const labels = withDefaults(dialogStrings, given);
  const titleId = useId();
  const { panel, closeButton, ...focus } = useModalFocus({ focusDelay, initialFocus, returnFocusTo });
  const panelRef = useBothRefs(panel, ref);
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange !== undefined && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* Radix's own overlay adds 4 kB to block scrolling in script. */}
        <div className={css.scrim} data-component="dialog-scrim" />
        <Radix.Content
          ref={panelRef}
          role={role}
          aria-labelledby={titleId}
          {...focus}
          {...(description === undefined && { "aria-describedby": undefined })}
          {...rest}
          className={classNames(css.panel, panelClass, className)}
          data-component="dialog"
        >
          <div
            ref={lockScroll}
            className={classNames(css.header, hideTitle && css.bareHeader)}
            data-part="header"
          >
            <Radix.Title asChild id={titleId}>
              {hideTitle ? (
                <VisuallyHidden as="h2">{title}</VisuallyHidden>
              ) : (
                <Heading level={2} size="h3" className={css.title}>
                  {title}
                </Heading>
              )}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton ref={closeButton} label={labels.close}>
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </div>
          <div
            {...(textOnly && { tabIndex: 0, role: "group", "aria-labelledby": titleId })}
            className={css.body}
            data-part="body"
          >
            {description !== undefined && (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            {children}
          </div>
          {footer && (
            <div className={css.footer} data-part="footer">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
