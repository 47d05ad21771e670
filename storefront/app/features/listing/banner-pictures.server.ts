import type { ArtDirection } from "@circlet/design-system";

/** The shop's own art, by file name. The server says which are shown; browsers need no list of all. */
const files = import.meta.glob<string>("./pictures/art--banner-*.avif", { eager: true, import: "default" });

/** Pixels. */
const desktop = { width: 1440, height: 420 } as const;
const mobile = { width: 780, height: 440 } as const;

/** For whatever has no picture of its own. */
const common = "brand";

/** The banner of a category, or the one for brands and saved searches. Decoration: a heading stands beside it. */
export function bannerPicture(subject: string = common): ArtDirection {
  const file = (width: string) =>
    files[`./pictures/art--banner-${subject}--${width}.avif`] ??
    files[`./pictures/art--banner-${common}--${width}.avif`] ??
    "";
  return {
    desktop: { src: file("desktop"), ...desktop, alt: "", priority: true },
    mobile: { src: file("mobile"), ...mobile },
  };
}
