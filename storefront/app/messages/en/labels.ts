/** Sets the components' texts. They are English by default. */
export const applyLabels: (() => void) | undefined = undefined;
