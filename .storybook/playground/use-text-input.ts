import { useState } from "react";

/**
 * Holds what the user types into a field until its value changes, so that incomplete input stays. If the input is
 * valid, pass the value that it stands for.
 */
export function useTextInput(value: string): [string, (text: string, becomes?: string) => void] {
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  return [text, (next, becomes = value) => setTyped({ text: next, value: becomes })];
}
