import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import type { dialog } from "./Dialog.css.ts";
import { DialogBody, DialogDescription, DialogFooter } from "./DialogBody.tsx";
import { DialogContent } from "./DialogContent.tsx";
import { DialogHeader, DialogTitle } from "./DialogHeader.tsx";
import { DialogRoot, DialogTrigger } from "./DialogRoot.tsx";
import type { ModalProps, PanelProps } from "../Modal/modal-props.ts";

export type DialogProps = PanelProps & ModalProps & RecipeVariants<typeof dialog>;

/** A modal dialog for one task or view. Escape, the close button and a click on the backdrop close it. */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  description,
  footer,
  children,
  textOnly,
  labels,
  id,
  ...content
}: DialogProps): ReactNode {
  return (
    <DialogRoot id={id} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <DialogTrigger>{trigger}</DialogTrigger>}
      <DialogContent {...content}>
        <DialogHeader bare={hideTitle} labels={labels}>
          <DialogTitle visuallyHidden={hideTitle}>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody textOnly={textOnly}>
          {description !== undefined && <DialogDescription>{description}</DialogDescription>}
          {children}
        </DialogBody>
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </DialogContent>
    </DialogRoot>
  );
}
