/** The available widths in pixels: tiny, small, medium, large. */
export const imageWidths = [240, 480, 960, 1440] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The next larger width, at most the largest. Invalid values get the medium one. */
export function widthFor(asked: string | null): ImageWidth {
  if (asked === null || !/^\d{1,5}$/.test(asked) || Number(asked) === 0) return 960;
  return imageWidths.find((width) => width >= Number(asked)) ?? 1440;
}

/** Output formats, best first. */
export const imageFormats = ["avif", "webp", "jpeg"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The best format the browser accepts. Defaults to JPEG. */
export function formatFor(accept: string | undefined): ImageFormat {
  const taken = new Set(
    (accept ?? "")
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  return imageFormats.find((format) => taken.has(`image/${format}`)) ?? "jpeg";
}
