/** How far a component is. A guide says its status; "stable" if it says none. README.md's table is generated from here. */
export const statuses = {
  experimental: {
    title: "Experimental",
    criteria:
      "New since the last major release, and used by one shop. Its props may change in a minor release, with a line in the changelog.",
  },
  stable: {
    title: "Stable",
    criteria:
      "Meets every line of the definition of 1.0 in README.md. It changes only as the table of versions in MIGRATING.md says.",
  },
  deprecated: {
    title: "Deprecated",
    criteria:
      "Has a replacement, which editors name. Works as before for at least three months, until the next major release removes it.",
  },
} as const;

export type Status = keyof typeof statuses;
