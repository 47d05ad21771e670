import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import * as css from "./ColorDot.css.ts";

export interface ColorDotProps extends RootProps<"svg", "color"> {
  /** A CSS hex value. Null shows a neutral dot, for colors that the shop does not know. */
  hex: string | null;
  /** URL of an image that covers the dot, for a pattern or a print. */
  image?: string | undefined;
  /** For layout only. By default, the dot fills its container. */
  className?: string | undefined;
}

/** An SVG, because its `color` attribute works with a content security policy that forbids inline styles. */
export function ColorDot({ hex, image, className, ...rest }: ColorDotProps) {
  return (
    <svg
      {...rest}
      className={classNames(css.dot, hex === null && css.unknown, className)}
      color={hex ?? undefined}
      aria-hidden="true"
      data-component="color-dot"
    >
      {image && <image href={image} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />}
    </svg>
  );
}
