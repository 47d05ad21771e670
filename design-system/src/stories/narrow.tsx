import type { Decorator } from "@storybook/react-vite";

/** A container as narrow as a column on phones, for text that has to wrap. */
export const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 220 }}>
    <Story />
  </div>
);
