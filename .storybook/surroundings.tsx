import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect } from "react";

/** Brand, scheme and direction of the toolbar go to the root element, where a shop sets them, too. */
export const surroundings: Decorator = (Story, { globals, parameters }) => {
  const { brand, scheme, direction } = globals as Record<"brand" | "scheme" | "direction", string>;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["brand"] = brand;
    root.dataset["scheme"] = scheme;
    root.dir = direction;
    root.lang = "en";
  }, [brand, scheme, direction]);
  const isPadded = parameters["layout"] === "padded";
  return isPadded ? (
    // The test runner leaves Storybook's own padding out; a story should look the same in both.
    <div style={{ padding: 16 }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
};
