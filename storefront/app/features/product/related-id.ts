/** Where a piece that was just sold leads to: the row of what is like it. */
export const relatedId = "related";
