import { Link } from "@circlet/design-system";
import { lazy, type MouseEvent, useState } from "react";
import { loadChunk } from "~/lib/load-chunk";
import { OnDemand } from "~/lib/OnDemand";

const title = "Size Chart";

/** Fetched when a shopper opens the chart. */
const ImageOverlay = lazy(loadChunk(() => import("./SizeChartOverlay")));

/** Opens the chart over the page; without JavaScript it is a link to the picture. */
export function SizeChart({ url }: { readonly url: string }) {
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
          <ImageOverlay
            title={title}
            picture={{ src: url, alt: title }}
            open={isOpen}
            onOpenChange={setOpen}
          />
        </OnDemand>
      )}
    </>
  );
}
