import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { PanelProps } from "../../../components/Modal/modal-props.ts";
import { Dialog, type DialogProps } from "../../../components/Dialog/Dialog.tsx";
import type { dialogStrings } from "../../../strings.ts";
import { Image, type ImageSource } from "../../catalog/Image/Image.tsx";
import * as css from "./ImageOverlay.css.ts";

export interface ImageOverlayProps
  extends
    PanelProps,
    Pick<DialogProps, "open" | "defaultOpen" | "onOpenChange" | "trigger" | "returnFocusTo"> {
  /** "Size Chart". */
  title: ReactNode;
  image: ImageSource;
  /** Text beside the image that says the same, such as a size chart as a table. */
  children?: ReactNode;
  labels?: Partial<typeof dialogStrings> | undefined;
}

/** A dialog with one image, such as a size chart. Open it with a link to the image. */
export function ImageOverlay({ image, children, className, ...dialog }: ImageOverlayProps): ReactNode {
  const shown = <Image {...image} priority={dialog.open === true} className={css.image} />;
  return (
    <Dialog {...dialog} className={classNames(css.panel, className)} size="large" textOnly>
      {children ? (
        <div className={css.halves}>
          {shown}
          {children}
        </div>
      ) : (
        shown
      )}
    </Dialog>
  );
}
