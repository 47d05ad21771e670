import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Slot } from "../../primitives/Slot/Slot.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { button } from "./Button.css.ts";

export type ButtonProps = ComponentProps<"button"> &
  RecipeVariants<typeof button> & {
    /** Something this button began is under way: a second press does nothing, the focus stays. */
    loading?: boolean | undefined;
    /** Gives looks and behavior to the one child, such as a router's link. */
    asChild?: boolean | undefined;
  };

const refuse = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Does something. For going somewhere that should look like it, pass a link with `asChild`. */
export function Button({
  ground,
  size,
  fullWidth,
  loading = false,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const props = {
    ...rest,
    ...(loading && { "aria-busy": true, "aria-disabled": true, onClick: refuse }),
    className: classNames(button({ ground, size, fullWidth }), className),
    "data-component": "button",
  };
  const contents = (label: ReactNode): ReactNode => (
    <>
      {loading && <Spinner />}
      {label}
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
