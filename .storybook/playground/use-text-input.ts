import { useState } from "react";

/** What the user types into a field, kept while it is incomplete. Pass the value that valid input stands for. */
export function useTextInput(value: string): [string, (text: string, becomes?: string) => void] {
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  return [text, (next, becomes = value) => setTyped({ text: next, value: becomes })];
}
