export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: "story" | "docs";
  readonly tags: readonly string[];
}

/** Everything in Storybook's index, in the sidebar's order. */
export const storyIndex: Promise<readonly IndexEntry[]> = fetch("index.json")
  .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
  .then(({ entries }) => Object.values(entries));
