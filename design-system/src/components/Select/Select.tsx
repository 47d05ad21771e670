import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { ChevronDownIcon } from "../../primitives/Icon/icons.tsx";
import * as css from "./Select.css.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export type SelectProps = Omit<ComponentProps<"select">, "children" | "multiple" | "size"> & {
  options: readonly SelectOption[];
  /** The text while nothing is selected. */
  placeholder?: string | undefined;
};

/** A choice from a native list. `className` applies to the element around the select. */
export function Select({ options, placeholder, className, ...rest }: SelectProps): ReactNode {
  return (
    <span className={classNames(css.root, className)} data-component="select">
      <select {...rest} className={css.select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size="small" className={css.arrow} />
    </span>
  );
}
