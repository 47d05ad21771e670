import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { useDialogContent } from "./dialog-context.ts";
import * as css from "./DialogParts.css.ts";

export interface DialogBodyProps extends RootProps<"div"> {
  children?: ReactNode;
  /** For text without focusable elements: the keyboard can focus the content and scroll it. */
  textOnly?: boolean | undefined;
}

/** What scrolls between header and footer. */
export function DialogBody({ textOnly = false, className, children, ...rest }: DialogBodyProps): ReactNode {
  const { titleId } = useDialogContent();
  return (
    <div
      {...(textOnly && { tabIndex: 0, role: "group", "aria-labelledby": titleId })}
      {...rest}
      className={classNames(css.body, className)}
      data-part="body"
    >
      {children}
    </div>
  );
}

export interface DialogPartProps extends RootProps<"div"> {
  children: ReactNode;
}

/** A sentence about the dialog's purpose, read with the title. */
export function DialogDescription({
  className,
  children,
  ...rest
}: RootProps<"p"> & { children: ReactNode }): ReactNode {
  return (
    <Radix.Description {...rest} className={classNames(css.description, className)}>
      {children}
    </Radix.Description>
  );
}

/** Stays visible at the bottom while the body scrolls. */
export function DialogFooter({ className, children, ...rest }: DialogPartProps): ReactNode {
  return (
    <div {...rest} className={classNames(css.footer, className)} data-part="footer">
      {children}
    </div>
  );
}
