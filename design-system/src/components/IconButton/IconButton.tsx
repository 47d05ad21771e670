import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Slot } from "../../primitives/Slot/Slot.tsx";
import { loadingProps } from "../Button/loading-props.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { count as countClass, iconButton } from "./IconButton.css.ts";

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> &
  RecipeVariants<typeof iconButton> & {
    /** The accessible name, which must include the badge's number. */
    label: string;
    /** The number on the badge, hidden at 0. Screen readers skip the badge, so include the number in `label`. */
    count?: number | undefined;
    /** In progress: the button keeps focus, is announced as disabled, and ignores clicks. */
    loading?: boolean | undefined;
    asChild?: boolean | undefined;
  };

/** A button with only an icon. With `aria-pressed`, it is a toggle whose icon is filled while on. */
export function IconButton({
  label,
  count = 0,
  variant,
  size,
  loading = false,
  asChild = false,
  className,
  children,
  ...rest
}: IconButtonProps): ReactNode {
  const props = {
    ...rest,
    ...loadingProps(loading),
    "aria-label": label,
    className: classNames(iconButton({ variant, size }), className),
    "data-component": "icon-button",
  };
  const contents = (icon: ReactNode): ReactNode => (
    <>
      {loading ? <Spinner /> : icon}
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
