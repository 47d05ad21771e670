import type { RecipeVariants } from "../../css/recipe.ts";
import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { ModalProps } from "../Dialog/modal-props.ts";
import { ModalFrame } from "../Dialog/ModalFrame.tsx";
import { drawer } from "./Drawer.css.ts";

export type DrawerProps = ModalProps & RecipeVariants<typeof drawer>;

/** A panel from an edge of the screen; the page waits behind it. */
export function Drawer({ side, className, ...modal }: DrawerProps): ReactNode {
  return <ModalFrame {...modal} name="drawer" panelClass={classNames(drawer({ side }), className)} />;
}
