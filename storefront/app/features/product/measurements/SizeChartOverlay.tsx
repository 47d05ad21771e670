import { ImageOverlay, MeasurementTable } from "@circlet/design-system";
import * as messages from "~/messages/en/product";
import { inBothUnits, ofBodies } from "./length";
import type { SizeChartTable } from "./size-chart";

interface SizeChartOverlayProps {
  readonly url: string;
  readonly chart: SizeChartTable | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A dialog with the size chart's image and, if the shop knows its numbers, the same as a table. */
export function SizeChartOverlay({ url, chart, open, onOpenChange }: SizeChartOverlayProps) {
  return (
    <ImageOverlay
      title={messages.sizeChart}
      image={{ src: url, alt: chart ? messages.sizeChartDrawing : messages.sizeChart }}
      open={open}
      onOpenChange={onOpenChange}
    >
      {chart && (
        <MeasurementTable
          caption={messages.bodyMeasurements}
          columns={chart.columns}
          groups={chart.groups}
          rows={chart.rows.map((cells) =>
            cells.map((cell) => (typeof cell === "string" ? cell : inBothUnits(cell, chart.unit, ofBodies))),
          )}
          units={[messages.inInches, messages.inCentimeters]}
          scrollLabel={messages.sizeChart}
        />
      )}
    </ImageOverlay>
  );
}
