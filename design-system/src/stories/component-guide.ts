import { statuses, type Status } from "./statuses.ts";

/** A component's guidelines, from the Markdown file beside its stories. Its docs page shows them. */
export interface ComponentGuide {
  readonly purpose: string;
  readonly status: Status;
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
    status: statusOf(status),
    do: list("Do"),
    dont: list("Don't"),
    alternatives: pairs("Alternatives"),
    keyboard: pairs("Keyboard"),
    accessibility: list("Accessibility"),
  };
}

function statusOf(line = "Status: stable"): Status {
  const name = line.replace("Status: ", "");
  const known = (Object.keys(statuses) as Status[]).find((status) => status === name);
  if (known === undefined)
    throw new Error(`Unknown status "${name}". Use one of ${Object.keys(statuses).join(", ")}.`);
  return known;
}
