import { Gallery } from "@circlet/design-system";
import { lazy, useState } from "react";
import { loadChunk } from "~/loading/load-chunk";
import { Part } from "~/loading/Part";
import type { GalleryImage } from "./images-for-gallery";

/** Loads when the shopper opens an image, which is rare. */
const GalleryDialog = lazy(
  loadChunk(() => import("./dialogs").then(({ GalleryDialog: Dialog }) => ({ default: Dialog }))),
);

interface ProductGalleryProps {
  readonly images: readonly GalleryImage[];
  readonly title: string;
}

/** A product's images. Clicking one opens it full screen; without JavaScript, it opens the file. */
export function ProductGallery({ images, title }: ProductGalleryProps) {
  const [open, setOpen] = useState<{ readonly index: number | null } | null>(null);
  return (
    <>
      <Gallery images={images} onSelect={(index) => setOpen({ index })} />
      {open && (
        <Part>
          <GalleryDialog
            images={images}
            index={open.index}
            onOpenChange={() => setOpen({ index: null })}
            title={title}
          />
        </Part>
      )}
    </>
  );
}
