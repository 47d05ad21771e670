import { type Html, html } from "@circlet/service-kit/email/html";
import { type FieldErrors, fieldLabels, type FieldName } from "../form/checkout-form.ts";

export interface FormFieldProps {
  readonly name: FieldName;
  readonly autocomplete: string;
  readonly value?: string;
  readonly type?: "text" | "email" | "tel";
  readonly inputMode?: "numeric" | "text";
  readonly maxLength?: number;
  readonly optional?: boolean;
  readonly hint?: string;
}

/** A labeled input. Screen readers announce its error message with it. */
export function textField(props: FormFieldProps, errors: FieldErrors): Html {
  const { name, autocomplete, value, type = "text", inputMode, maxLength = 100, optional } = props;
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    value="${value ?? ""}"
    autocomplete="${autocomplete}"
    maxlength="${maxLength}"
    ${inputMode && html` inputmode="${inputMode}"`}${!optional && html` aria-required="true"`}${state(props, errors)}
  />`;
  return field(props, errors, input);
}

export function selectField(
  props: FormFieldProps & { readonly options: readonly (readonly [value: string, label: string])[] },
  errors: FieldErrors,
): Html {
  const { name, autocomplete, value, options } = props;
  const select = html`<span class="select"
    ><select
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      aria-required="true"
      ${state(props, errors)}
    >
      <option value="">Choose</option>
      ${options.map(([code, label]) => html`<option value="${code}" ${code === value && html` selected`}>${label}</option>`)}
    </select></span
  >`;
  return field(props, errors, select);
}

function field({ name, optional, hint }: FormFieldProps, errors: FieldErrors, control: Html): Html {
  const message = errors[name];
  return html`<div class="field field-${name}">
    <label for="${name}"
      >${fieldLabels[name]}${optional && html` <span class="optional">(optional)</span>`}</label
    >
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`} ${control}
    ${message && html`<p class="message" id="${name}-error">${message}</p>`}
  </div>`;
}

/** Marks an invalid field for assistive technology and points to its message. */
function state({ name, hint }: FormFieldProps, errors: FieldErrors): Html {
  const wrong = errors[name] !== undefined;
  const described = [hint && `${name}-hint`, wrong && `${name}-error`].filter(Boolean).join(" ");
  return html`${wrong && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}`;
}
