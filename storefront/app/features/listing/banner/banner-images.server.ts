import type { ArtDirection } from "@circlet/design-system";

/** The shop's own images, by file name. Only the server needs the whole list. */
const files = import.meta.glob<string>("./images/art--banner-*.avif", { eager: true, import: "default" });

/** Pixels. */
const desktop = { width: 1440, height: 420 } as const;
const mobile = { width: 780, height: 440 } as const;

/** Used where a category has no banner. */
const common = "brand";

/** The banner of a category, or the one for brands and collections. Decorative: the heading says it in words. */
export function bannerImage(subject: string = common): ArtDirection {
  const file = (width: string) =>
    files[`./images/art--banner-${subject}--${width}.avif`] ??
    files[`./images/art--banner-${common}--${width}.avif`] ??
    "";
  return {
    desktop: { src: file("desktop"), ...desktop, alt: "", priority: true },
    mobile: { src: file("mobile"), ...mobile },
  };
}
