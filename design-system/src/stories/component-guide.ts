/** What a person must know to choose a component and use it well; shown on its docs page. */
export interface ComponentGuide {
  /** What it is for, in one or two sentences. */
  purpose: string;
  do: readonly string[];
  dont: readonly string[];
  /** What to take instead, and when. */
  alternatives?: readonly Alternative[];
  /** Keys and what they do; none when it takes no focus. */
  keyboard?: readonly KeyAction[];
  accessibility: readonly string[];
}

interface Alternative {
  /** The other component, by its name in the package. */
  name: string;
  when: string;
}

interface KeyAction {
  keys: string;
  action: string;
}
