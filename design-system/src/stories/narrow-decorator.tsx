import type { Decorator } from "@storybook/react-vite";

/** As narrow as a phone's column, so that text wraps. */
export const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 220 }}>
    <Story />
  </div>
);
