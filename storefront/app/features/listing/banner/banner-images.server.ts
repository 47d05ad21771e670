import type { ArtDirection } from "@circlet/design-system";
import { shows } from "~/promises/promises";

/** The shop's banner images, by file name. On the server only, because browsers do not need the whole list. */
const files = import.meta.glob<string>("./images/art--banner-*.avif", { eager: true, import: "default" });

/** Pixels. */
const desktop = { width: 1440, height: 420 } as const;
const mobile = { width: 780, height: 440 } as const;

/** For categories without a banner of their own. */
const common = "brand";

/** A category's banner, or the common one; none without the demo's content. Decorative: the heading names the category. */
export function bannerImage(subject: string = common): ArtDirection | undefined {
  if (!shows("demo")) return undefined;
  const file = (width: string) =>
    files[`./images/art--banner-${subject}--${width}.avif`] ??
    files[`./images/art--banner-${common}--${width}.avif`] ??
    "";
  return {
    desktop: { src: file("desktop"), ...desktop, alt: "", priority: true },
    mobile: { src: file("mobile"), ...mobile },
  };
}
