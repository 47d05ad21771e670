/** What axe looks for in every story: WCAG 2.2 A and AA, its best practices, and targets of 24 px. */
export const accessibilityRules = {
  runOnly: {
    type: "tag" as const,
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  },
  rules: {
    // Off by default in axe; ours by rule: 24 px for whatever a finger aims at.
    "target-size": { enabled: true },
    // A component is not a page: landmarks and the one h1 are the page's, tested there.
    region: { enabled: false },
    "page-has-heading-one": { enabled: false },
    "landmark-one-main": { enabled: false },
  },
};
