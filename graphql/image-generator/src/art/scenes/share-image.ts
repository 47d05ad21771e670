import sharp from "sharp";
import type { Picture } from "../../render/render.ts";
import type { ArtPiece } from "../art-piece.ts";
import { renderStillLife } from "../render-still-life.ts";
import { stillLifePiece } from "../still-life-piece.ts";
import type { StillLife } from "../still-life.ts";
import { typeset } from "../type.ts";
import { brownBag, plumSlip, trench } from "./wardrobe.ts";

/** The size that social networks show. */
const life: StillLife = {
  width: 1200,
  height: 630,
  seed: 2,
  ground: { paper: "#e2d6c5" },
  window: { angle: -0.42, start: 0.28, width: 0.4, panes: 2, shade: 0.76, softness: 0.05 },
  things: [
    { wear: plumSlip, x: 668, y: 254, size: 0.45, turn: 10 },
    { wear: trench, x: 520, y: 262, size: 0.5, turn: -4 },
    { wear: brownBag, x: 706, y: 316, size: 0.28, turn: 5 },
  ],
};

/** The shop's name and its ring, which opens at the top right next to the dot. */
const words = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<path d="M 118.8 212.8 A 30 30 0 1 1 96 205" fill="none" stroke="#1B1817" stroke-width="5" stroke-linecap="round"/>
<circle cx="119" cy="210" r="7" fill="#A11B33"/>
${typeset("Circlet", 150, 262, { face: "display", size: 84 })}
${typeset("Sent back. Checked.", 66, 356, { face: "display", size: 44 })}
${typeset("Yours for less.", 66, 410, { face: "display", size: 44 })}
</svg>`;

async function draw(): Promise<Picture> {
  const { pixels, width, height } = renderStillLife(life);
  const withWords = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(words), left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { pixels: withWords, width, height };
}

/** The image that social networks show for links to the shop. */
export const shareImage: ArtPiece = {
  ...stillLifePiece(
    {
      name: "art--share",
      alt: "Circlet. Illustration: a trench coat, a satin slip dress and a leather bag",
      budget: 60_000,
    },
    life,
  ),
  subject: [life, words],
  draw,
};
