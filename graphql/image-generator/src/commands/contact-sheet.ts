import sharp from "sharp";
import type { Picture } from "../render/render.ts";
import { lettering } from "../tailor/lettering.ts";

export interface SheetCell {
  readonly picture: Picture;
  readonly caption?: string;
}

const gap = 4;
const captionHeight = 18;
const page = "#fbf9f6";

/** Arranges images in rows and writes them as one PNG or AVIF, depending on the file name. */
export async function contactSheet(
  cells: readonly SheetCell[],
  columns: number,
  width: number,
  file: string,
): Promise<void> {
  const height = Math.round(width * 1.25);
  const captioned = cells.some(({ caption }) => caption !== undefined);
  const step = height + gap + (captioned ? captionHeight : 0);
  const layers = await Promise.all(
    cells.map(async ({ picture }, i) => ({
      input: await scaled(picture, width, height),
      left: (i % columns) * (width + gap),
      top: Math.floor(i / columns) * step,
    })),
  );
  const captions = cells.flatMap(({ caption }, i) =>
    caption === undefined
      ? []
      : [
          captionPath(
            caption,
            (i % columns) * (width + gap) + width / 2,
            Math.floor(i / columns) * step + height + 13,
            width,
          ),
        ],
  );
  const sheetWidth = columns * (width + gap) - gap;
  const sheetHeight = Math.ceil(cells.length / columns) * step;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${sheetHeight}">${captions.join("")}</svg>`;
  await sharp({ create: { width: sheetWidth, height: sheetHeight, channels: 3, background: page } })
    .composite([...layers, { input: Buffer.from(svg), left: 0, top: 0 }])
    .toFormat(
      file.endsWith(".avif") ? "avif" : "png",
      file.endsWith(".avif") ? { quality: 62, effort: 4 } : {},
    )
    .toFile(file);
}

const scaled = ({ pixels, width, height }: Picture, toWidth: number, toHeight: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(toWidth, toHeight, { kernel: "lanczos3", fit: "cover" })
    .png({ compressionLevel: 1 })
    .toBuffer();

function captionPath(caption: string, x: number, y: number, width: number): string {
  const { shapes } = lettering(caption, x, y, { size: 12, fit: width - 4 });
  const data = shapes
    .map((points) => `M${points.map(([px, py]) => `${px.toFixed(2)} ${py.toFixed(2)}`).join("L")}Z`)
    .join("");
  return `<path d="${data}" fill="#2a2522"/>`;
}
