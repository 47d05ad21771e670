import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import * as choice from "../Checkbox/choice.css.ts";
import { track } from "./Switch.css.ts";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "size"> & {
  children: ReactNode;
  /** A sentence below the label, announced with it. */
  description?: ReactNode;
};

/** A setting that is on or off and changes at once. `className` applies to the row. */
export function Switch({ children, description, className, ...rest }: SwitchProps): ReactNode {
  return (
    <label className={classNames(choice.row, className)} data-component="switch">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox has the state. */}
      <input {...rest} type="checkbox" role="switch" className={track} />
      <span className={choice.words}>
        <span>{children}</span>
        {description && <span className={choice.description}>{description}</span>}
      </span>
    </label>
  );
}
