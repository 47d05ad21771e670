import type { ReactNode } from "react";
import type { IconProps } from "../../design-system/src/primitives/Icon/Icon.tsx";
import * as icons from "../../design-system/src/primitives/Icon/icons.tsx";

const everyIcon = Object.entries(icons as Record<string, (props: IconProps) => ReactNode>);

export const IconTable = (): ReactNode => (
  <ul className="docs-icons" aria-label="Icons">
    {everyIcon.map(([name, Drawn]) => (
      <li key={name}>
        <Drawn />
        {name}
      </li>
    ))}
  </ul>
);
