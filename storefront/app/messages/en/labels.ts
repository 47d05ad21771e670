import type { Labels } from "@circlet/design-system";

/** The components' texts. They are English by default. */
export const labels: Labels | undefined = undefined;
