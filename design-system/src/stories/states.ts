/** The columns of Storybook's States page. A story names the states it shows in its tags: `tags: ["state:sold-out"]`. */
export const states = [
  "empty",
  "loading",
  "error",
  "long-words",
  "one",
  "many",
  "sold-out",
  "discounted",
  "keyboard-focus",
  "disabled",
  "right-to-left",
] as const;
