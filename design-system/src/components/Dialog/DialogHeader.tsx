import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { dialogStrings } from "../../strings.ts";
import { withDefaults } from "../../strings/with-defaults.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useDialogContent } from "./dialog-context.ts";
import * as css from "./DialogParts.css.ts";

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
  const { closeButton } = useDialogContent();
  return (
    <div {...rest} className={classNames(css.header, bare && css.bareHeader, className)} data-part="header">
      {children}
      <Radix.Close asChild>
        <IconButton ref={closeButton} label={withDefaults(dialogStrings, given).close}>
          <CloseIcon />
        </IconButton>
      </Radix.Close>
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
  const { titleId } = useDialogContent();
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
