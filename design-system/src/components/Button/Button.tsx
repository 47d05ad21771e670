import type { RecipeVariants } from "../../css/recipe.ts";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Slot } from "../../primitives/Slot/Slot.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { button } from "./Button.css.ts";
import { loadingProps } from "./loading-props.ts";

export type ButtonProps = ComponentProps<"button"> &
  RecipeVariants<typeof button> & {
    /** In progress: the button keeps focus, is announced as disabled, and ignores clicks. */
    loading?: boolean | undefined;
    /** Applies styles and behavior to the only child, such as a router's link. */
    asChild?: boolean | undefined;
  };

/** Triggers an action. For navigation that looks like a button, pass a link with `asChild`. */
export function Button({
  variant,
  tone,
  size,
  fullWidth,
  loading,
  asChild,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const props = {
    ...rest,
    ...loadingProps(loading),
    className: classNames(button({ variant, tone, size, fullWidth }), className),
    "data-component": "button",
  };
  const contents = (held: ReactNode): ReactNode =>
    loading === undefined ? (
      held
    ) : (
      <>
        {loading && <Spinner />}
        {/* A translation of the page replaces bare text, beside which React cannot insert the spinner. */}
        {typeof held === "string" ? <span>{held}</span> : held}
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
