import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";

interface SurroundingsProps {
  brand: string;
  scheme: string;
  direction: string;
  isPadded: boolean;
  children: ReactNode;
}

/** Sets the toolbar's brand, scheme and direction on the root element, as a shop does. */
function Surroundings({ brand, scheme, direction, isPadded, children }: SurroundingsProps): ReactNode {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["brand"] = brand;
    root.dataset["scheme"] = scheme;
    root.dir = direction;
    root.lang = "en";
  }, [brand, scheme, direction]);
  // The test runner drops Storybook's padding; a story should look the same in both.
  return isPadded ? <div style={{ padding: 16 }}>{children}</div> : children;
}

export const surroundings: Decorator = (Story, { globals, parameters }) => {
  const { brand, scheme, direction } = globals as Record<"brand" | "scheme" | "direction", string>;
  return (
    <Surroundings
      brand={brand}
      scheme={scheme}
      direction={direction}
      isPadded={parameters["layout"] === "padded"}
    >
      <Story />
    </Surroundings>
  );
};
