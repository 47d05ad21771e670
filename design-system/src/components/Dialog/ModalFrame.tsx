import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { dialogStrings } from "../../strings.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { holdPage } from "./hold-page.ts";
import type { ModalProps } from "./modal-props.ts";
import * as css from "./ModalFrame.css.ts";
import { useModalFocus } from "./use-modal-focus.ts";

interface ModalFrameProps extends ModalProps {
  /** Place and motion of the panel: what tells a dialog from a drawer. */
  panelClass: string;
  name: "dialog" | "drawer";
  role?: "dialog" | "alertdialog";
}

/** Scrim, panel, title, close button, scrolling content and footer. */
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
  labels = dialogStrings,
  panelClass,
  name,
  role = "dialog",
}: ModalFrameProps): ReactNode {
  const { panel, closeButton, ...focus } = useModalFocus({ focusDelay, initialFocus, returnFocusTo });
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange !== undefined && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* Radix's own brings 4 kB that stop scrolling by script. */}
        <div className={css.scrim} data-component={`${name}-scrim`} />
        <Radix.Content
          ref={panel}
          role={role}
          {...focus}
          {...(description === undefined && { "aria-describedby": undefined })}
          className={classNames(css.panel, panelClass)}
          data-component={name}
        >
          <div
            ref={holdPage}
            className={classNames(css.header, hideTitle && css.bareHeader)}
            data-part="header"
          >
            <Radix.Title asChild>
              {hideTitle ? (
                <VisuallyHidden as="h2">{title}</VisuallyHidden>
              ) : (
                <Heading level={2} size="h3">
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
            {...(textOnly && { tabIndex: 0, role: "group", "aria-label": title })}
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
