import { useState } from "react";

/** What the shopper types, until a page loads with a different value. Neither focus nor typing is lost meanwhile. */
export function useDraftValue<Value>(saved: Value): [Value, (draft: Value) => void] {
  const [state, setState] = useState({ saved, draft: saved });
  const current = state.saved === saved ? state : { saved, draft: saved };
  if (current !== state) setState(current);
  return [current.draft, (draft) => setState({ saved, draft })];
}
