import type { RecipeVariants } from "../../css/recipe.ts";
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { skeleton } from "./Skeleton.css.ts";

export type SkeletonProps = RecipeVariants<typeof skeleton> & {
  /** Any CSS length, as wide as what will come: "60%", "8ch". */
  width?: CSSProperties["inlineSize"];
  height?: CSSProperties["blockSize"];
  /** Layout only. */
  className?: string | undefined;
};

/**
 * Holds the place of what is on its way. Decoration: the region around it says that it loads (`aria-busy`, or words).
 */
export function Skeleton({ shape, width, height, className }: SkeletonProps): ReactNode {
  const size: CSSProperties = {
    ...(width !== undefined && { inlineSize: width }),
    ...(height !== undefined && { blockSize: height }),
  };
  return (
    <span
      aria-hidden="true"
      className={classNames(skeleton({ shape }), className)}
      style={size}
      data-component="skeleton"
    />
  );
}
