import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import * as css from "./Image.css.ts";

/** An image in the widths that the image service offers. */
export interface ImageSource {
  /** The address of the image. */
  src: string;
  /** The same image in other widths, as HTML's `srcset`. */
  srcSet?: string;
  /** The image's share of the window, as in `<img sizes>`. Patterns have their own defaults. */
  sizes?: string;
  /** Empty if text next to the image says the same. */
  alt: string;
  /** Text that replaces an image that fails to load, if `alt` is empty, such as the product's name. */
  name?: string | undefined;
  /** The file's size in pixels, to reserve space. */
  width?: number;
  height?: number;
  /** Loads immediately, with high priority. Other images load when they come near the window. */
  priority?: boolean;
  /** A background shows until the image has loaded, such as a smaller copy of it. */
  style?: CSSProperties | undefined;
}

/** Renders an image. Pass one to use the shop's own image component. */
export type RenderImage = (image: ImageSource) => ReactNode;

export type ImageProps = ImageSource &
  RootProps<"img", keyof ImageSource | "loading" | "fetchPriority"> & { "data-part"?: string | undefined };

/** Product images are 4:5. */
const productSize = { width: 960, height: 1200 } as const;

/** An image that reserves its place and loads when it is near. */
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
