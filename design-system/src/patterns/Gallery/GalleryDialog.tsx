import type { ReactNode } from "react";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { galleryPictures } from "../../constants.ts";
import { galleryStrings } from "../../strings.ts";
import type { PictureSource } from "../Picture/Picture.tsx";
import { GalleryStage } from "./GalleryStage.tsx";

export interface GalleryDialogProps {
  /** The gallery's own pictures. */
  pictures: readonly PictureSource[];
  /** The picture to begin with, from 0; null while the dialog is shut. */
  index: number | null;
  onClose: () => void;
  /** The product's title: the dialog's name. */
  title: string;
  labels?: typeof galleryStrings | undefined;
}

/** The pictures in the whole window. */
export function GalleryDialog(props: GalleryDialogProps): ReactNode {
  const { pictures, index, onClose, title, labels = galleryStrings } = props;
  return (
    <Dialog
      open={index !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      labels={{ close: labels.close }}
      size="full"
    >
      <GalleryStage pictures={pictures.slice(0, galleryPictures)} start={index ?? 0} labels={labels} />
    </Dialog>
  );
}
