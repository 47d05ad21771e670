import { Link } from "@circlet/design-system";
import { lazy, type MouseEvent, useState } from "react";
import { loadChunk } from "~/loading/load-chunk";
import { OnDemand } from "~/loading/OnDemand";

const title = "Size Chart";

/** Loads when a shopper opens the chart. */
const ImageOverlay = lazy(
  loadChunk(() => import("../gallery/dialogs").then(({ ImageOverlay: Overlay }) => ({ default: Overlay }))),
);

/** Opens the chart over the page; without JavaScript it is a link to the image. */
export function SizeChart({ url }: { readonly url: string }) {
  // Null until it is first opened.
  const [isOpen, setOpen] = useState<boolean | null>(null);

  function open(event: MouseEvent): void {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <Link href={url} standalone onClick={open}>
        {title}
      </Link>
      {isOpen !== null && (
        <OnDemand>
          <ImageOverlay title={title} image={{ src: url, alt: title }} open={isOpen} onOpenChange={setOpen} />
        </OnDemand>
      )}
    </>
  );
}
