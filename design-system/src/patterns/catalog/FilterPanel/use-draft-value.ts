import { useState } from "react";

/**
 * A field's state: the shopper's input until the page loads with a new value. Remounting the field for every page
 * would lose the focus; following only the page would undo the input while it loads.
 */
export function useDraftValue<Value>(saved: Value): [Value, (draft: Value) => void] {
  const [state, setState] = useState({ saved, draft: saved });
  const current = state.saved === saved ? state : { saved, draft: saved };
  if (current !== state) setState(current);
  return [current.draft, (draft) => setState({ saved, draft })];
}
