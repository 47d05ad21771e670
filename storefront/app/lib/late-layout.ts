/**
 * Styles for a part that is far down a page: it is laid out and painted when a shopper comes near, and until then as
 * tall as it is said to be (CSS lengths). Rings of what has the focus are painted outside of it.
 */
export function lateLayout(blockSize: string) {
  return {
    contentVisibility: "auto",
    containIntrinsicBlockSize: `auto ${blockSize}`,
    overflowClipMargin: 8,
  } as const;
}
