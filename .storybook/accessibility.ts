/** The axe rules for every story: WCAG 2.2 A and AA, best practices, and targets of 24 px. */
export const accessibilityRules = {
  runOnly: {
    type: "tag" as const,
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  },
  rules: {
    // Off by default in axe.
    "target-size": { enabled: true },
    // Landmarks and the h1 belong to pages, whose tests check them.
    region: { enabled: false },
    "page-has-heading-one": { enabled: false },
    "landmark-one-main": { enabled: false },
  },
  // Describing each element that passes takes longer than the rules. The panel shows one element for each rule.
  resultTypes: ["violations" as const, "incomplete" as const],
};
