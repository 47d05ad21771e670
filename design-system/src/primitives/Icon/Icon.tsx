import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { icon } from "./Icon.css.ts";

type Variants = NonNullable<RecipeVariants<typeof icon>>;

export type IconProps = Omit<ComponentProps<"svg">, "children"> & {
  size?: Variants["size"];
  /** The accessible name. Omit it if text next to the icon says the same: the icon is then decorative. */
  label?: string | undefined;
};

interface DrawnIconProps extends IconProps {
  directed?: boolean;
  children: ReactNode;
}

/** The base of every icon: a 24-unit square with strokes in the text color. */
export function Icon({ size, label, directed, className, children, ...rest }: DrawnIconProps): ReactNode {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      {...naming}
      {...rest}
      className={classNames(icon({ size, directed }), className)}
    >
      {children}
    </svg>
  );
}
