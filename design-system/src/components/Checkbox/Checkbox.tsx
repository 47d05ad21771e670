import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { box } from "./Checkbox.css.ts";
import * as css from "./choice.css.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  children: ReactNode;
  /** A sentence below the label, announced with it. */
  description?: ReactNode;
};

/** A yes-or-no choice. `className` applies to the row. */
export function Checkbox({ children, description, className, ...rest }: CheckboxProps): ReactNode {
  return (
    <label className={classNames(css.row, className)} data-component="checkbox">
      <input {...rest} type="checkbox" className={box} />
      <span className={css.words}>
        <span>{children}</span>
        {description && <span className={css.description}>{description}</span>}
      </span>
    </label>
  );
}
