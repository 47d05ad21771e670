import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { dialog } from "./Dialog.css.ts";
import type { DialogRootProps, ModalProps } from "./modal-props.ts";
import { ModalFrame } from "./ModalFrame.tsx";

export type DialogProps = DialogRootProps & ModalProps & RecipeVariants<typeof dialog>;

/** A modal dialog for one task or view. Escape, the close button and the backdrop close it. */
export function Dialog({ size, ...modal }: DialogProps): ReactNode {
  return <ModalFrame {...modal} panelClass={dialog({ size })} />;
}
