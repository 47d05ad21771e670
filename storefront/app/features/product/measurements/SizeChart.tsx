import { Link } from "@circlet/design-system";
import { lazy, useState } from "react";
import { openInPage } from "../open-in-page";
import { loadChunk } from "~/loading/load-chunk";
import { Part } from "~/loading/Part";
import * as messages from "~/messages/en/product";
import type { SizeChartTable } from "./size-chart";

const SizeChartOverlay = lazy(
  loadChunk(() =>
    import("../gallery/dialogs").then(({ SizeChartOverlay: Overlay }) => ({ default: Overlay })),
  ),
);

interface SizeChartProps {
  readonly url: string;
  readonly chart: SizeChartTable | null;
}

/** A button that opens the size chart in a dialog. Without JavaScript, a link to the image. */
export function SizeChart({ url, chart }: SizeChartProps) {
  // Null until the shopper first opens the chart.
  const [isOpen, setOpen] = useState<boolean | null>(null);

  return (
    <>
      <Link href={url} standalone onClick={(event) => openInPage(event, () => setOpen(true))}>
        {messages.sizeChart}
      </Link>
      {isOpen !== null && (
        <Part>
          <SizeChartOverlay url={url} chart={chart} open={isOpen} onOpenChange={setOpen} />
        </Part>
      )}
    </>
  );
}
