import type { RecipeVariants } from "../../css/recipe.ts";
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { skeleton } from "./Skeleton.css.ts";

export type SkeletonProps = RootProps<"span"> &
  RecipeVariants<typeof skeleton> & {
    /** A CSS length that matches the content: "60%", "8ch". */
    width?: CSSProperties["inlineSize"];
    height?: CSSProperties["blockSize"];
    /** For layout only. */
    className?: string | undefined;
  };

/** Reserves space for loading content. Decorative, so announce loading around it (`aria-busy` or text). */
export function Skeleton({ shape, width, height, className, style, ...rest }: SkeletonProps): ReactNode {
  const size: CSSProperties = {
    ...style,
    ...(width !== undefined && { inlineSize: width }),
    ...(height !== undefined && { blockSize: height }),
  };
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classNames(skeleton({ shape }), className)}
      style={size}
      data-component="skeleton"
    />
  );
}
