/**
 * Finds the row that is due first and takes it. `take` returns false if another process was faster; then the next one is
 * tried. Undefined if there is none.
 */
export async function takeFirst<Row>(
  find: () => Promise<Row | undefined>,
  take: (row: Row) => Promise<boolean>,
): Promise<Row | undefined> {
  for (;;) {
    const row = await find();
    if (row === undefined || (await take(row))) return row;
  }
}
