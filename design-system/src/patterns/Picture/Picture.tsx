import type { ReactNode } from "react";

/** A picture in the widths the image service renders. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  /** What share of the window the picture takes; each pattern has a fitting default. */
  sizes?: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Pixels of the file: they hold the picture's place before it is there. */
  width?: number;
  height?: number;
  /** The picture a visitor waits for: loaded at once and first. All others load when they come near. */
  priority?: boolean;
}

/** Shows a picture; a shop with an image component of its own gives this. */
export type RenderPicture = (picture: PictureSource) => ReactNode;

export interface PictureProps extends PictureSource {
  className?: string | undefined;
}

/** Product pictures are 4:5. */
const productSize = { width: 960, height: 1200 } as const;

export function Picture({ priority = false, alt, width, height, ...img }: PictureProps) {
  return (
    <img
      decoding="async"
      {...img}
      alt={alt}
      width={width ?? productSize.width}
      height={height ?? productSize.height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
    />
  );
}
