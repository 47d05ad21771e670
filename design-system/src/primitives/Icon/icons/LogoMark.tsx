import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

/** Circlet's logo mark: a ring that ends in a bead. */
export const LogoMark = (props: IconProps): ReactNode => (
  <Icon strokeWidth={1.7} {...props}>
    <circle cx="11.5" cy="12.5" r="9" />
    <circle
      cx="18.6"
      cy="5.6"
      r="3.3"
      fill="var(--circlet-palette-crimson)"
      stroke="var(--circlet-color-ground)"
      strokeWidth={1.6}
    />
  </Icon>
);
