import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import * as css from "./Image.css.ts";

/** An image in the widths that the image service renders. */
export interface ImageSource {
  src: string;
  srcSet?: string;
  /** The image's share of the window, as in `<img sizes>`; each pattern has its own default. */
  sizes?: string;
  /** Empty if adjacent text says the same. */
  alt: string;
  /** Replaces an image that fails to load, if `alt` is empty: the product's name. */
  name?: string | undefined;
  /** The file's size in pixels, which reserves the image's space. */
  width?: number;
  height?: number;
  /** Loads at once, with high priority. Other images load when they come near the window. */
  priority?: boolean;
}

/** Renders an image; a shop with its own image component passes that instead. */
export type RenderImage = (image: ImageSource) => ReactNode;

export type ImageProps = ImageSource &
  RootProps<"img", keyof ImageSource | "loading" | "fetchPriority"> & { "data-part"?: string | undefined };

/** Product images are 4:5. */
const productSize = { width: 960, height: 1200 } as const;

export function Image({
  priority = false,
  alt,
  name,
  width,
  height,
  className,
  ...img
}: ImageProps): ReactNode {
  return (
    <img
      decoding="async"
      {...img}
      alt={alt}
      data-name={name}
      className={classNames(css.image, className)}
      width={width ?? productSize.width}
      height={height ?? productSize.height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
    />
  );
}
