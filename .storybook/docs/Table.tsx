import type { ReactNode } from "react";

export interface TableProps {
  head: readonly string[];
  /** Rows of cells. The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
  dense?: boolean;
}

/** A table that scrolls horizontally in narrow windows. */
export function Table({ head, rows, dense = false }: TableProps): ReactNode {
  return (
    <div className="docs-table" data-dense={dense}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={keyOf(cells, row)}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The row's texts, which differ between rows, or its number if it has none. */
const keyOf = (cells: readonly ReactNode[], row: number): string =>
  cells.filter((cell) => typeof cell === "string").join(" ") || String(row);
