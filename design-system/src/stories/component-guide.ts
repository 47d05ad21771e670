/** A component's guidelines, from the Markdown file beside its stories. Its docs page shows them. */
export interface ComponentGuide {
  readonly purpose: string;
  /** "New" since the last release. "Deprecated" will be removed in the next major release. */
  readonly status?: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Related components by their export names, and when to use them instead. */
  readonly alternatives: readonly Pair[];
  /** What each key does. Empty for components that take no focus. */
  readonly keyboard: readonly Pair[];
  readonly accessibility: readonly string[];
}

type Pair = readonly [name: string, meaning: string];

/** Reads a guide: its purpose after the title, perhaps its status, and a list below each heading. */
export function readGuide(markdown: string): ComponentGuide {
  const [introduction = "", ...sections] = markdown.trim().split("\n\n## ");
  const [, purpose = "", status] = introduction.split("\n\n");
  const lists = new Map(
    sections.map((section) => {
      const [heading = "", ...items] = section.split(/\n+- /);
      return [heading, items];
    }),
  );
  const list = (heading: string) => lists.get(heading) ?? [];
  const pairs = (heading: string) =>
    list(heading).map((item): Pair => {
      const [name = "", ...meaning] = item.split(": ");
      return [name, meaning.join(": ")];
    });
  return {
    purpose,
    ...(status && { status: status.replace("Status: ", "") }),
    do: list("Do"),
    dont: list("Don't"),
    alternatives: pairs("Alternatives"),
    keyboard: pairs("Keyboard"),
    accessibility: list("Accessibility"),
  };
}
