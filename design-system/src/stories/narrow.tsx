import type { Decorator } from "@storybook/react-vite";

/** A place as narrow as a column on a phone: what does not fit has to break. */
export const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 220 }}>
    <Story />
  </div>
);
