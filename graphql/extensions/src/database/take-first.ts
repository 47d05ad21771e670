/** `take` returns false if another process was faster; then the next one is tried. Undefined if none is due. */
export async function takeFirst<Row>(
  find: () => Promise<Row | undefined>,
  take: (row: Row) => Promise<boolean>,
): Promise<Row | undefined> {
  for (;;) {
    const row = await find();
    if (row === undefined || (await take(row))) return row;
  }
}
