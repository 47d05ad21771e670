import { Field, Input } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as v from "valibot";
import { nameSchema } from "./theme-draft.ts";
import { useTextInput } from "./use-text-input.ts";

export interface NameFieldProps {
  value: string;
  /** Called only with valid names. */
  onChange: (name: string) => void;
}

/** The brand's name, which is also the name of its token file. */
export function NameField({ value, onChange }: NameFieldProps): ReactNode {
  const [text, setText] = useTextInput(value);
  const isName = v.is(nameSchema, text);
  const type = (typed: string): void => {
    const isValid = v.is(nameSchema, typed);
    setText(typed, isValid ? typed : value);
    if (isValid) onChange(typed);
  };
  return (
    <Field
      label="Brand"
      hint="The name of the file and of data-brand"
      error={isName ? undefined : "Use lower-case letters, digits and hyphens, such as my-brand"}
    >
      <Input value={text} maxLength={40} onChange={(event) => type(event.target.value)} />
    </Field>
  );
}
