/** What pictures are sent as, best first. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The best format that a browser says it takes; JPEG when it says nothing. */
export function formatFor(accept: string | undefined): PictureFormat {
  const taken = new Set(
    (accept ?? "")
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  return pictureFormats.find((format) => taken.has(`image/${format}`)) ?? "jpeg";
}
