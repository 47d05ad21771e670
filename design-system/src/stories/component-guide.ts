/** A component's guidelines, shown on its docs page. */
export interface ComponentGuide {
  /** Its purpose, in one or two sentences. */
  purpose: string;
  /** "Stable" by default. "New" since the last release. "Deprecated" will be removed in the next major release. */
  status?: "new" | "deprecated";
  do: readonly string[];
  dont: readonly string[];
  /** Related components, and when to use them instead. */
  alternatives?: readonly Alternative[];
  /** What each key does. Omitted for components that take no focus. */
  keyboard?: readonly KeyAction[];
  accessibility: readonly string[];
}

interface Alternative {
  /** The related component's export name. */
  name: string;
  when: string;
}

interface KeyAction {
  keys: string;
  action: string;
}
