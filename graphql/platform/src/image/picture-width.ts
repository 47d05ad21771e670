/** The widths pictures are made in, in pixels: tiny, small, medium, large (specification A9). */
export const pictureWidths = [240, 480, 960, 1440] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The next width up from what is asked for, at most the largest; the medium one when nothing sensible is. */
export function widthFor(asked: string | null): PictureWidth {
  if (asked === null || !/^\d{1,5}$/.test(asked) || Number(asked) === 0) return 960;
  return pictureWidths.find((width) => width >= Number(asked)) ?? 1440;
}
