import type { ReactNode } from "react";
import { Dialog, type DialogProps } from "../../components/Dialog/Dialog.tsx";
import type { dialogStrings } from "../../strings.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as css from "./ImageOverlay.css.ts";

export interface ImageOverlayProps extends Pick<
  DialogProps,
  "open" | "onOpenChange" | "trigger" | "returnFocusTo"
> {
  /** "Size Chart". */
  title: string;
  picture: PictureSource;
  labels?: typeof dialogStrings | undefined;
}

/** One picture over the page, such as the size chart (specification A2). What opens it should link to the picture. */
export function ImageOverlay({ picture, ...dialog }: ImageOverlayProps): ReactNode {
  return (
    <Dialog {...dialog} size="large" textOnly>
      <Picture {...picture} priority className={css.picture} />
    </Dialog>
  );
}
