import { useId, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { AlertIcon } from "../../primitives/Icon/icons.tsx";
import { Slot } from "../../primitives/Slot/Slot.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { fieldStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import * as css from "./Field.css.ts";

export interface FieldProps extends RootProps<"div"> {
  label: ReactNode;
  /** Hides the label visually, for fields whose purpose is obvious. */
  hideLabel?: boolean | undefined;
  /** A sentence below the label, announced with the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Also marks the control as invalid. */
  error?: ReactNode;
  /** Marks an optional field. Required fields have no mark. */
  optional?: boolean | undefined;
  labels?: Partial<typeof fieldStrings> | undefined;
  /** An Input, Textarea or Select. Field sets its id and description. */
  children: ReactNode;
  /** For layout only. */
  className?: string | undefined;
}

/** Adds a label, hint and error message to a control. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  optional = false,
  labels: given,
  children,
  className,
  ...rest
}: FieldProps): ReactNode {
  const labels = useLabels(fieldStrings, given);
  const id = useId();
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  const LabelText = hideLabel ? VisuallyHidden : "span";
  return (
    <div {...rest} className={classNames(css.field, className)} data-component="field">
      <label htmlFor={id} className={css.label}>
        <LabelText key={label as string}>
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
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
