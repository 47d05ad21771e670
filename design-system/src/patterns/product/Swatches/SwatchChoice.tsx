import type { ReactNode } from "react";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import * as css from "./Swatches.css.ts";

export interface SwatchOption {
  value: string;
  label: string;
  /** The accessible name, if it differs from the label: "Wide, not in this size". */
  name?: string | undefined;
  /** A short text at the option's edge, such as "Your size". The `name` says it, too. */
  mark?: string | undefined;
  /** The URL of the page with this option selected. Makes the option a link instead of a radio button. */
  href?: string;
  /** Marks an option that no variant combines with the current selection. It can still be selected. */
  unavailable?: boolean;
  /** Prevents the option from being selected. */
  disabled?: boolean;
}

interface SwatchChoiceProps {
  option: SwatchOption;
  label: string;
  group: string;
  checked: boolean;
  controlled: boolean;
  fixed: boolean;
  face: string;
  onValueChange: ((value: string) => void) | undefined;
  children: ReactNode;
}

export function SwatchChoice(props: SwatchChoiceProps) {
  const { option, label, checked, face } = props;
  const children = (
    <>
      {props.children}
      {option.mark && (
        <span aria-hidden="true" className={css.mark}>
          {option.mark}
        </span>
      )}
    </>
  );
  const unavailable = option.unavailable || option.disabled ? "" : undefined;
  const words = (
    <>
      <span className={css.hidden}>{label}</span>
      {children}
    </>
  );
  if (option.href !== undefined && option.disabled) {
    return (
      // A disabled link does not exist in HTML, so show text that explains why.
      <span className={face} data-unavailable="">
        {words}
      </span>
    );
  }
  if (option.href !== undefined && !props.fixed) {
    return (
      <NavigationLink
        className={face}
        href={option.href}
        replace
        keepScroll
        aria-current={checked ? "true" : undefined}
        data-unavailable={unavailable}
      >
        {words}
      </NavigationLink>
    );
  }
  return (
    <label className={css.option}>
      <input
        type="radio"
        className={css.radio}
        name={props.group}
        value={option.value}
        aria-label={label}
        disabled={option.disabled || (props.fixed && !checked)}
        {...(props.controlled
          ? { checked, onChange: () => props.onValueChange?.(option.value) }
          : { defaultChecked: checked })}
      />
      <span className={face} data-unavailable={unavailable}>
        {children}
      </span>
    </label>
  );
}
