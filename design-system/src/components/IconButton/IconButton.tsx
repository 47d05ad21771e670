import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Slot } from "../../primitives/Slot/Slot.tsx";
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
  const props = {
    ...rest,
    "aria-label": label,
    className: classNames(iconButton({ look, size }), className),
    "data-component": "icon-button",
  };
  const contents = (icon: ReactNode): ReactNode => (
    <>
      {icon}
      {count > 0 && (
        <span aria-hidden="true" className={countClass} data-part="count">
          {count}
        </span>
      )}
    </>
  );
  return asChild ? (
    <Slot {...props} contents={contents}>
      {children}
    </Slot>
  ) : (
    <button type="button" {...props}>
      {contents(children)}
    </button>
  );
}
