import { Slot, Slottable } from "@radix-ui/react-slot";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { count as countClass, iconButton } from "./IconButton.css.ts";

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> &
  RecipeVariants<typeof iconButton> & {
    /** What it does, for those who do not see the icon; say the count here, too. */
    label: string;
    /** Number on the badge; none at 0. Only seen: `label` says it. */
    count?: number | undefined;
    asChild?: boolean | undefined;
  };

/** A button that is an icon. With `aria-pressed` it is a switch, and the icon is filled when it is on. */
export function IconButton({
  label,
  count = 0,
  look,
  size,
  asChild = false,
  className,
  children,
  ...rest
}: IconButtonProps): ReactNode {
  const Element = asChild ? Slot : "button";
  return (
    <Element
      {...(asChild ? {} : { type: "button" })}
      {...rest}
      aria-label={label}
      className={classNames(iconButton({ look, size }), className)}
      data-component="icon-button"
    >
      <Slottable>{children}</Slottable>
      {count > 0 && (
        <span aria-hidden="true" className={countClass} data-part="count">
          {count}
        </span>
      )}
    </Element>
  );
}
