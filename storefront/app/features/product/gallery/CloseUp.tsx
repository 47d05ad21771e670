import { lazy, useState } from "react";
import { imageOf } from "~/catalog/image";
import { imageWidths } from "~/shop/constants";
import { openInPage } from "../open-in-page";
import { loadChunk } from "~/loading/load-chunk";
import { Part } from "~/loading/Part";
import type { ProductImage } from "../product-page";

const ImageOverlay = lazy(
  loadChunk(() => import("./dialogs").then(({ ImageOverlay: Overlay }) => ({ default: Overlay }))),
);

interface CloseUpProps {
  readonly image: ProductImage;
  readonly title: string;
}

/** A small image that opens larger. Without JavaScript, a link to the image. */
export function CloseUp({ image: { url, alt }, title }: CloseUpProps) {
  // Null until the shopper first opens it.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const large = imageOf(url, alt);
  const { src } = imageOf(url, alt, [imageWidths.tiny]);

  return (
    <>
      <a href={large.src} onClick={(event) => openInPage(event, () => setOpen(true))}>
        <img src={src} alt={alt} width={56} height={70} loading="lazy" />
      </a>
      {isOpen !== null && (
        <Part>
          <ImageOverlay title={title} image={large} open={isOpen} onOpenChange={setOpen} />
        </Part>
      )}
    </>
  );
}
