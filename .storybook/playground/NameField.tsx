import { Field, Input } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as v from "valibot";
import { brandName } from "../../design-system/tokens/brand-file.ts";
import { useTextInput } from "./use-text-input.ts";

export interface NameFieldProps {
  value: string;
  /** Called only with valid names. */
  onChange: (name: string) => void;
}

export function NameField({ value, onChange }: NameFieldProps): ReactNode {
  const [text, setText] = useTextInput(value);
  const { issues } = v.safeParse(brandName, text);
  const type = (typed: string): void => {
    const isValid = v.is(brandName, typed);
    setText(typed, isValid ? typed : value);
    if (isValid) onChange(typed);
  };
  return (
    <Field
      label="Brand"
      hint="The name of the file and of data-brand"
      error={issues && `The name ${issues[0].message}`}
    >
      <Input value={text} maxLength={40} onChange={(event) => type(event.target.value)} />
    </Field>
  );
}
