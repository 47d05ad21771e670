import * as Radix from "@radix-ui/react-dialog";
import { useId, type ReactNode, type RefObject } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RecipeVariants } from "../../css/recipe.ts";
import type { RootProps } from "../../css/root-props.ts";
import { useBothRefs } from "../../primitives/Slot/use-both-refs.ts";
import { dialog } from "./Dialog.css.ts";
import { DialogPartsContext } from "./dialog-context.ts";
import * as css from "./DialogParts.css.ts";
import { lockScroll } from "./lock-scroll.ts";
import { useModalFocus } from "./use-modal-focus.ts";

export interface DialogContentProps extends RootProps<"div", "role">, RecipeVariants<typeof dialog> {
  /** "alertdialog" for a question that requires an answer. */
  role?: "dialog" | "alertdialog";
  children: ReactNode;
  /** Milliseconds until the close button receives focus. */
  focusDelay?: number | undefined;
  /** Receives focus on opening, instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on close; by default the previously focused element. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/** The backdrop and the panel of a dialog. */
export function DialogContent({
  size,
  role = "dialog",
  focusDelay = 0,
  initialFocus,
  returnFocusTo,
  ref,
  className,
  children,
  ...rest
}: DialogContentProps): ReactNode {
  const titleId = useId();
  const { panel, closeButton, ...focus } = useModalFocus({ focusDelay, initialFocus, returnFocusTo });
  const panelRef = useBothRefs(useBothRefs(panel, ref), lockScroll);
  return (
    <Radix.Portal>
      {/* Radix's own overlay would add 4 kB for blocking scrolling. */}
      <div className={css.scrim} data-component="dialog-scrim" />
      <Radix.Content
        role={role}
        aria-labelledby={titleId}
        {...focus}
        {...rest}
        ref={panelRef}
        className={classNames(css.panel, dialog({ size }), className)}
        data-component="dialog"
      >
        <DialogPartsContext value={{ titleId, closeButton }}>{children}</DialogPartsContext>
      </Radix.Content>
    </Radix.Portal>
  );
}
