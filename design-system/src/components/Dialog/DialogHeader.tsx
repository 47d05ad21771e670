import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { dialogStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "../Modal/Modal.css.ts";
import { modalCommand } from "../Modal/modal-command.ts";
import { useDialog } from "./dialog-context.ts";

export interface DialogHeaderProps extends RootProps<"div"> {
  /** The title. */
  children: ReactNode;
  /** Hides the line below the header, for a title that is visually hidden. */
  bare?: boolean | undefined;
  labels?: Partial<typeof dialogStrings> | undefined;
}

/** The title and the close button, which receives focus on opening. */
export function DialogHeader({
  bare,
  labels: given,
  className,
  children,
  ...rest
}: DialogHeaderProps): ReactNode {
  const { id, closeButton } = useDialog();
  return (
    <div {...rest} className={classNames(css.header, bare && css.bareHeader, className)} data-part="header">
      {children}
      <IconButton
        ref={closeButton}
        label={useLabels(dialogStrings, given).close}
        {...modalCommand(id, "close")}
      >
        <CloseIcon />
      </IconButton>
    </div>
  );
}

export interface DialogTitleProps extends RootProps<"h2", "id"> {
  children: ReactNode;
  /** Makes the title visible to screen readers only. */
  visuallyHidden?: boolean | undefined;
}

/** The dialog's title, which is its accessible name. */
export function DialogTitle({
  visuallyHidden = false,
  className,
  children,
  ...rest
}: DialogTitleProps): ReactNode {
  const { titleId } = useDialog();
  return (
    <Radix.Title asChild {...rest} id={titleId}>
      {visuallyHidden ? (
        <VisuallyHidden as="h2" className={className}>
          {children}
        </VisuallyHidden>
      ) : (
        <Heading level={2} size="h3" className={classNames(css.title, className)}>
          {children}
        </Heading>
      )}
    </Radix.Title>
  );
}
