import { mobileBreakpoint } from "../../constants.ts";
import { Picture, type PictureSource } from "./Picture.tsx";

/** One picture drawn twice: for phones and for wider windows (specification A9: switched at 768 px). */
export interface ArtDirection {
  desktop: PictureSource;
  mobile: Omit<PictureSource, "alt" | "priority">;
}

export interface ArtPictureProps extends ArtDirection {
  className?: string | undefined;
}

export function ArtPicture({ desktop, mobile, className }: ArtPictureProps) {
  return (
    <picture>
      <source
        media={`(max-width: ${mobileBreakpoint - 0.02}px)`}
        srcSet={mobile.srcSet ?? mobile.src}
        sizes={mobile.sizes}
        width={mobile.width}
        height={mobile.height}
      />
      <Picture {...desktop} className={className} />
    </picture>
  );
}
