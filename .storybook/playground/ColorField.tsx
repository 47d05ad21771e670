import { Field, Input } from "@circlet/design-system";
import type { ReactNode } from "react";
import * as v from "valibot";
import { hexSchema } from "./theme-draft.ts";
import { useTextInput } from "./use-text-input.ts";

export interface ColorFieldProps {
  name: string;
  use: string;
  value: string;
  /** Called only with complete colors. */
  onChange: (hex: string) => void;
}

export function ColorField({ name, use, value, onChange }: ColorFieldProps): ReactNode {
  const [text, setText] = useTextInput(value);
  const isColor = v.is(hexSchema, text);
  const type = (typed: string): void => {
    const parsed = v.safeParse(hexSchema, typed);
    setText(typed, parsed.success ? parsed.output : value);
    if (parsed.success) onChange(parsed.output);
  };
  return (
    <div className="playground-color">
      <input
        type="color"
        aria-label={`Pick ${name}`}
        value={value}
        onChange={(event) => type(event.target.value)}
      />
      <Field label={name} hint={use} error={isColor ? undefined : "Enter a color such as #0f5f6b"}>
        <Input
          value={text}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
      </Field>
    </div>
  );
}
