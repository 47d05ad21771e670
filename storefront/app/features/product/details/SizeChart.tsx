import { Link } from "@circlet/design-system";
import { lazy, type MouseEvent, useState } from "react";
import { loadChunk } from "~/loading/load-chunk";
import { OnDemand } from "~/loading/OnDemand";
import * as messages from "~/messages/en/product";

/** Loads when the shopper opens the size chart. */
const ImageOverlay = lazy(
  loadChunk(() => import("../gallery/dialogs").then(({ ImageOverlay: Overlay }) => ({ default: Overlay }))),
);

/** A button that opens the size chart in a dialog. Without JavaScript, a link to the image. */
export function SizeChart({ url }: { readonly url: string }) {
  // Null until the shopper first opens the chart.
  const [isOpen, setOpen] = useState<boolean | null>(null);

  function open(event: MouseEvent): void {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <Link href={url} standalone onClick={open}>
        {messages.sizeChart}
      </Link>
      {isOpen !== null && (
        <OnDemand>
          <ImageOverlay
            title={messages.sizeChart}
            image={{ src: url, alt: messages.sizeChart }}
            open={isOpen}
            onOpenChange={setOpen}
          />
        </OnDemand>
      )}
    </>
  );
}
