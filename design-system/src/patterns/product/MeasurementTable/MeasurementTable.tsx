import { createElement, type ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Text } from "../../../primitives/Text/Text.tsx";
import { prose } from "../../../primitives/Prose/Prose.css.ts";
import { VisuallyHidden } from "../../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./MeasurementTable.css.ts";

/** A text, or a measurement in two units, one below the other: `["18.5", "47"]`. */
export type MeasurementCell = string | readonly [first: string, second: string];

export interface MeasurementTableProps extends RootProps<"div"> {
  /** What was measured, and how. */
  caption: ReactNode;
  /** The headings of the columns. The first column has the headings of the rows. */
  columns: readonly string[];
  /** Headings that span several columns, for all of them in order. An empty one spans columns without a heading. */
  groups?: readonly { title: string; span: number }[] | undefined;
  /** The cells of each row below the head. */
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
          {groups && row(groups.map(groupHeading))}
          {row(columns.map((column) => createElement("th", { scope: "col" }, column)))}
        </thead>
        {createElement(
          "tbody",
          null,
          ...rows.map((cells) => row(cells.map((cell, at) => tableCell(cell, at, units)))),
        )}
      </table>
    </div>
  );
}

/** Cells are children one by one, not as a list, because they have no keys: texts may repeat in a row. */
const row = (cells: readonly ReactNode[]): ReactNode => createElement("tr", null, ...cells);

function groupHeading({ title, span }: { title: string; span: number }): ReactNode {
  return title === ""
    ? createElement("td", { colSpan: span })
    : createElement("th", { colSpan: span, scope: "colgroup" }, title);
}

/** The first cell of a row is its heading. */
function tableCell(cell: MeasurementCell, at: number, units: MeasurementTableProps["units"]): ReactNode {
  const content = typeof cell === "string" ? cell : <TwoUnits key={cell[0]} of={cell} units={units} />;
  return at === 0 ? createElement("th", { scope: "row" }, content) : createElement("td", null, content);
}

interface TwoUnitsProps {
  of: readonly [first: string, second: string];
  units: MeasurementTableProps["units"];
}

function TwoUnits({ of: [first, second], units }: TwoUnitsProps): ReactNode {
  return (
    <>
      {first} <VisuallyHidden>{units?.[0]}</VisuallyHidden>
      <Text as="div" size="small" tone="muted">
        {second} <VisuallyHidden>{units?.[1]}</VisuallyHidden>
      </Text>
    </>
  );
}
