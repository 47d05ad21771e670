import type { ReactNode } from "react";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./Swatches.css.ts";

export interface SwatchOption {
  value: string;
  label: string;
  /** The page with this choice made. With it the option is a link, else a radio. */
  href?: string;
  /** No variant with it and the rest of the choice: marked, and still for choosing. */
  unavailable?: boolean;
  /** Not for choosing at all. */
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
  onChoose: ((value: string) => void) | undefined;
  children: ReactNode;
}

export function SwatchChoice(props: SwatchChoiceProps) {
  const { option, label, checked, face, children } = props;
  const unavailable = option.unavailable || option.disabled ? "" : undefined;
  const words = (
    <>
      <span className={css.hidden}>{label}</span>
      {children}
    </>
  );
  if (option.href !== undefined && option.disabled) {
    return (
      // Among links, what cannot be followed is text; its words say why.
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
          ? { checked, onChange: () => props.onChoose?.(option.value) }
          : { defaultChecked: checked })}
      />
      <span className={face} data-unavailable={unavailable}>
        {children}
      </span>
    </label>
  );
}
