import { useId, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { AlertIcon } from "../../primitives/Icon/icons.tsx";
import { Slot } from "../../primitives/Slot/Slot.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { fieldStrings } from "../../strings.ts";
import * as css from "./Field.css.ts";

export interface FieldProps {
  label: string;
  /** Read aloud only, where the field's place says what it is. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control as invalid. */
  error?: ReactNode;
  /** Marks a field that may stay empty; the others need no mark. */
  optional?: boolean | undefined;
  labels?: typeof fieldStrings | undefined;
  /** One control: Input, Textarea or Select. It is given its id and what describes it. */
  children: ReactNode;
  /** Layout only. */
  className?: string | undefined;
}

/** A control with its name, a hint and what is wrong with it. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  optional = false,
  labels = fieldStrings,
  children,
  className,
}: FieldProps): ReactNode {
  const id = useId();
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  const LabelText = hideLabel ? VisuallyHidden : "span";
  return (
    <div className={classNames(css.field, className)} data-component="field">
      <label htmlFor={id} className={css.label}>
        <LabelText>
          {label}
          {optional && " "}
          {optional && <span className={css.optional}>({labels.optional})</span>}
        </LabelText>
      </label>
      {hint && (
        <div id={`${id}-hint`} className={css.hint} data-part="hint">
          {hint}
        </div>
      )}
      <Slot
        id={id}
        {...(describedBy !== "" && { "aria-describedby": describedBy })}
        {...(error && { "aria-invalid": true })}
      >
        {children}
      </Slot>
      {error && (
        <div id={`${id}-error`} className={css.error} data-part="error">
          <AlertIcon size="small" />
          {error}
        </div>
      )}
    </div>
  );
}
