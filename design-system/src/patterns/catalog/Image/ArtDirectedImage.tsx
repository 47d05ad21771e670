import { mobileBreakpoint } from "../../../constants.ts";
import { Image, type ImageProps, type ImageSource } from "./Image.tsx";

/** An image with different files for phones and for windows of 768 px or more. */
export interface ArtDirection {
  /** The image of wide windows, with the text alternative of both. */
  desktop: ImageSource;
  /** The image of phones. */
  mobile: Omit<ImageSource, "alt" | "priority">;
}

/** The files for phones and wide windows. All other props go to the `<img>`. */
export type ArtDirectedImageProps = ArtDirection & Omit<ImageProps, keyof ImageSource>;

/** An image with another crop on phones. */
export function ArtDirectedImage({ desktop, mobile, ...rest }: ArtDirectedImageProps) {
  return (
    <picture>
      <source
        media={`(max-width: ${mobileBreakpoint - 0.02}px)`}
        srcSet={mobile.srcSet ?? mobile.src}
        sizes={mobile.sizes}
        width={mobile.width}
        height={mobile.height}
      />
      <Image {...desktop} {...rest} />
    </picture>
  );
}
