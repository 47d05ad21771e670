import { useState } from "react";

/**
 * A field's state: what the shopper has put in, until the page answers with something else. Remounting the field for
 * every answer would lose the focus; a field that only follows the page would jump back while the answer is under way.
 */
export function useAnsweredState<Value>(answer: Value): [Value, (put: Value) => void] {
  const [state, setState] = useState({ answer, put: answer });
  const current = state.answer === answer ? state : { answer, put: answer };
  if (current !== state) setState(current);
  return [current.put, (put) => setState({ answer, put })];
}
