/**
 * Marks an element that came with the document: React leaves the attributes of what it takes over as they are. What is
 * rendered in the browser has no `data-sent`.
 */
export const asSent = {
  "data-sent": typeof document === "undefined" ? "" : undefined,
  suppressHydrationWarning: true,
};
