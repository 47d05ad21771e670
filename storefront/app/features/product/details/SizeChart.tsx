import { Link } from "@circlet/design-system";
import { lazy, type MouseEvent, useState } from "react";
import { loadChunk } from "~/loading/load-chunk";
import { OnDemand } from "~/loading/OnDemand";
import * as messages from "~/messages/en/product";

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
