import type { RecipeVariants } from "../../css/recipe.ts";
import { useId, type ComponentProps, type ReactNode } from "react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import * as choice from "../Checkbox/choice.css.ts";
import * as css from "./RadioGroup.css.ts";

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export type RadioGroupProps = Omit<ComponentProps<"fieldset">, "onChange" | "defaultValue" | "children"> &
  RecipeVariants<typeof css.options> & {
    legend: string;
    hideLegend?: boolean | undefined;
    /** The name in the form; generated if omitted. */
    name?: string | undefined;
    options: readonly RadioOption[];
    value?: string | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
  };

/** One choice from a few visible options, as native radio buttons. */
export function RadioGroup({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  orientation,
  ...rest
}: RadioGroupProps): ReactNode {
  const ownName = useId();
  const state = (option: string): ComponentProps<"input"> =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value, readOnly: onValueChange === undefined };
  return (
    <fieldset {...rest} data-component="radio-group">
      <legend className={hideLegend ? undefined : css.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={css.options({ orientation })}>
        {options.map((option) => (
          <label key={option.value} className={choice.row}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              className={css.dot}
              onChange={onValueChange && (() => onValueChange(option.value))}
              {...state(option.value)}
            />
            <span className={choice.words}>
              {option.label}
              {option.description && <span className={choice.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
