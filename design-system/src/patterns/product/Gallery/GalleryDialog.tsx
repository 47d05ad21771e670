import type { ReactNode } from "react";
import type { PanelProps } from "../../../components/Modal/modal-props.ts";
import { Dialog } from "../../../components/Dialog/Dialog.tsx";
import { galleryImages } from "../../../constants.ts";
import { galleryStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import type { ImageSource } from "../../catalog/Image/Image.tsx";
import { GalleryStage } from "./GalleryStage.tsx";

export interface GalleryDialogProps extends PanelProps {
  /** The gallery's images. */
  images: readonly ImageSource[];
  /** The index of the first image to show, from 0; null while closed. */
  index: number | null;
  onOpenChange: (open: boolean) => void;
  /** The product's title, which names the dialog. */
  title: ReactNode;
  labels?: Partial<typeof galleryStrings> | undefined;
}

/** The gallery in full screen. */
export function GalleryDialog({
  images,
  index,
  onOpenChange,
  title,
  labels: given,
  ...rest
}: GalleryDialogProps): ReactNode {
  const labels = useLabels(galleryStrings, given);
  return (
    <Dialog
      {...rest}
      open={index !== null}
      onOpenChange={onOpenChange}
      title={title}
      labels={{ close: labels.close }}
      size="full"
    >
      <GalleryStage images={images.slice(0, galleryImages)} start={index ?? 0} labels={labels} />
    </Dialog>
  );
}
