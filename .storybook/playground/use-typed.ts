import { useState } from "react";

/**
 * What somebody typed into a field, until its value changes. Text that is no value yet stays in the field; with text
 * that is one, pass the value it becomes.
 */
export function useTyped(value: string): [string, (text: string, becomes?: string) => void] {
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  return [text, (next, becomes = value) => setTyped({ text: next, value: becomes })];
}
