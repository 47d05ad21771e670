import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { dialog } from "./Dialog.css.ts";
import type { ModalProps } from "./modal-props.ts";
import { ModalFrame } from "./ModalFrame.tsx";

export type DialogProps = ModalProps & RecipeVariants<typeof dialog>;

/** Asks or shows one thing over the page, which waits. Escape, the close button and the background close it. */
export function Dialog({ size, className, ...modal }: DialogProps): ReactNode {
  return <ModalFrame {...modal} name="dialog" panelClass={classNames(dialog({ size }), className)} />;
}
