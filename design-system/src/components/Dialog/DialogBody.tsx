import * as Radix from "@radix-ui/react-dialog";
import { useId, useLayoutEffect, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { useDialog } from "./dialog-context.ts";
import * as css from "../Modal/Modal.css.ts";

export interface DialogBodyProps extends RootProps<"div"> {
  children?: ReactNode;
  /** Makes the content focusable, so that the keyboard can scroll text without controls. */
  textOnly?: boolean | undefined;
}

/** The content between header and footer, which scrolls. */
export function DialogBody({ textOnly = false, className, children, ...rest }: DialogBodyProps): ReactNode {
  const { titleId } = useDialog();
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

/** A sentence about the dialog's purpose, which screen readers read with the title. */
export function DialogDescription({
  id: ownId,
  className,
  children,
  ...rest
}: RootProps<"p"> & { children: ReactNode }): ReactNode {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const { setDescriptionId } = useDialog();
  useLayoutEffect(() => {
    setDescriptionId(id);
    return () => setDescriptionId(undefined);
  }, [setDescriptionId, id]);
  return (
    <Radix.Description {...rest} id={id} className={classNames(css.description, className)}>
      {children}
    </Radix.Description>
  );
}

/** A footer that stays visible while the body scrolls. */
export function DialogFooter({ className, children, ...rest }: DialogPartProps): ReactNode {
  return (
    <div {...rest} className={classNames(css.footer, className)} data-part="footer">
      {children}
    </div>
  );
}
