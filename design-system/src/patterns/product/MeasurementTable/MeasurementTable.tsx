import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Text } from "../../../primitives/Text/Text.tsx";
import { prose } from "../../../primitives/Prose/Prose.css.ts";
import { VisuallyHidden } from "../../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./MeasurementTable.css.ts";

/** A text, or a measurement in two units, which stand below each other: `["18.5", "47"]`. */
export type MeasurementCell = string | readonly [first: string, second: string];

export interface MeasurementTableProps extends RootProps<"div"> {
  /** What was measured, and how. */
  caption: ReactNode;
  /** The headings of the columns. The first column has the headings of the rows. */
  columns: readonly string[];
  /** Headings that span several columns, for all of them in order. An empty one spans columns without a heading. */
  groups?: readonly { title: string; span: number }[] | undefined;
  rows: readonly (readonly MeasurementCell[])[];
  /** The units of cells with two measurements. Screen readers read them; the caption shows them. */
  units?: readonly [first: string, second: string] | undefined;
  /** The name of the box in which a table with many columns scrolls. The keyboard can then scroll it, too. */
  scrollLabel?: string | undefined;
  className?: string | undefined;
}

/** A table of measurements, such as a size chart or the measurements of one product. */
export function MeasurementTable({
  caption,
  columns,
  groups,
  rows,
  units,
  scrollLabel,
  className,
  ...rest
}: MeasurementTableProps): ReactNode {
  return (
    <div
      {...(scrollLabel && { role: "region", "aria-label": scrollLabel, tabIndex: 0 })}
      {...rest}
      className={classNames(prose({ size: "small" }), css.root, className)}
      data-component="measurement-table"
    >
      <table>
        <caption>{caption}</caption>
        <thead>
          {groups && (
            <tr>
              {groups.map(({ title, span }, index) =>
                title === "" ? (
                  <td key={index} colSpan={span} />
                ) : (
                  <th key={index} colSpan={span} scope="colgroup">
                    {title}
                  </th>
                ),
              )}
            </tr>
          )}
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name && <Cell of={name} units={units} />}</th>
              {cells.map((cell, place) => (
                <td key={place}>
                  <Cell of={cell} units={units} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  of: MeasurementCell;
  units: MeasurementTableProps["units"];
}

function Cell({ of: cell, units = ["", ""] }: CellProps): ReactNode {
  if (typeof cell === "string") return cell;
  return (
    <>
      {cell[0]} <VisuallyHidden>{units[0]}</VisuallyHidden>
      <Text as="div" size="small" tone="muted">
        {cell[1]} <VisuallyHidden>{units[1]}</VisuallyHidden>
      </Text>
    </>
  );
}
