import { useState } from "react";

/** What somebody typed into a field, until its value changes. Text that is no value yet stays in the field. */
export function useTyped(value: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  return [text, (next) => setTyped({ text: next, value })];
}
