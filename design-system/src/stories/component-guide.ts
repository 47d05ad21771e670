/** When and how to use a component; shown on its docs page. */
export interface ComponentGuide {
  /** Its purpose, in one or two sentences. */
  purpose: string;
  /** Stable by default. New: since the last release. Deprecated: a coming major release removes it. */
  status?: "new" | "deprecated";
  do: readonly string[];
  dont: readonly string[];
  /** Other components, and when to use them. */
  alternatives?: readonly Alternative[];
  /** Keys and their actions; omitted for components that take no focus. */
  keyboard?: readonly KeyAction[];
  accessibility: readonly string[];
}

interface Alternative {
  /** The other component's export name. */
  name: string;
  when: string;
}

interface KeyAction {
  keys: string;
  action: string;
}
