import type { ReactNode } from "react";

export interface TableProps {
  head: readonly string[];
  /** Cells by row; the first names its row. */
  rows: readonly (readonly ReactNode[])[];
  /** For many narrow columns. */
  dense?: boolean;
}

/** A table that scrolls in itself when the window is narrow. */
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

const keyOf = ([first]: readonly ReactNode[], row: number): string =>
  typeof first === "string" ? first : String(row);
