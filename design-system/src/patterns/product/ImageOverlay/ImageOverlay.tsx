import type { ReactNode } from "react";
import type { PanelProps } from "../../../components/Dialog/modal-props.ts";
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
  labels?: Partial<typeof dialogStrings> | undefined;
}

/** A dialog with one image, such as a size chart. Open it with a link to the image. */
export function ImageOverlay({ image, ...dialog }: ImageOverlayProps): ReactNode {
  return (
    <Dialog {...dialog} size="large" textOnly>
      <Image {...image} priority className={css.image} />
    </Dialog>
  );
}
