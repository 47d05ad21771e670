import { useState } from "react";

/**
 * A field's value: what the shopper types, until a page loads with a different value. Remounting the field for each
 * page would lose focus; using only the page's value would undo typing while it loads.
 */
export function useDraftValue<Value>(saved: Value): [Value, (draft: Value) => void] {
  const [state, setState] = useState({ saved, draft: saved });
  const current = state.saved === saved ? state : { saved, draft: saved };
  if (current !== state) setState(current);
  return [current.draft, (draft) => setState({ saved, draft })];
}
