import { Gallery } from "@circlet/design-system";
import { lazy, useState } from "react";
import { loadChunk } from "~/lib/load-chunk";
import { OnDemand } from "~/lib/OnDemand";
import type { Picture } from "~/lib/picture";

/** Fetched when a shopper opens a picture. */
const GalleryDialog = lazy(loadChunk(() => import("./GalleryLarge")));

interface ProductGalleryProps {
  readonly pictures: readonly Picture[];
  readonly title: string;
}

/** The pictures, and on a press one of them in the whole window. Without JavaScript the picture itself comes. */
export function ProductGallery({ pictures, title }: ProductGalleryProps) {
  const [open, setOpen] = useState<{ readonly index: number | null } | null>(null);
  return (
    <>
      <Gallery pictures={pictures} onOpen={(index) => setOpen({ index })} />
      {open && (
        <OnDemand>
          <GalleryDialog
            pictures={pictures}
            index={open.index}
            onClose={() => setOpen({ index: null })}
            title={title}
          />
        </OnDemand>
      )}
    </>
  );
}
