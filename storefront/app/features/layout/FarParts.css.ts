import { gridBreakpoints } from "@circlet/design-system/constants";
import { globalStyle } from "@vanilla-extract/css";

/**
 * What is far down the page that a visit begins with: laid out and painted when a shopper comes near, or when all else
 * is done (`use-far-parts.ts`), and until then about as tall as it will be. All other pages are laid out whole, so
 * that Back finds its place.
 */
const parts = {
  footer: '[data-component="footer"]',
  home: '[data-sent][data-page="home"] > :nth-child(n + 3)',
  rows: '[data-sent][data-page="product-rows"] > *',
  cards: '[data-sent] [data-component="product-grid"] > :nth-child(n + 9)',
};

export const farParts = Object.values(parts).join();

const size = (blockSize: string) => ({ containIntrinsicBlockSize: `auto ${blockSize}` });

function far(part: string, phone: string, wider: Readonly<Record<string, string>> = {}): void {
  const widths = Object.entries(wider).map(([width, blockSize]) => [`(width > ${width}px)`, size(blockSize)]);
  globalStyle(`:root:not([data-laid-out]) :is(${part})`, {
    contentVisibility: "auto",
    // For the ring of what has the focus.
    overflowClipMargin: 8,
    ...size(phone),
    "@media": Object.fromEntries(widths),
  });
}

far(parts.footer, "840px", { 600: "590px", 1000: "405px" });
far([parts.home, parts.rows].join(), "390px", { 768: "480px" });
// Pictures are 4:5, in two, three and four columns; the words below them are two lines, or three.
far(parts.cards, "calc((50vw - 22px) * 1.25 + 126px)", {
  [gridBreakpoints.three]: "calc(23vw * 1.25 + 107px)",
  [gridBreakpoints.four]: "410px",
});
