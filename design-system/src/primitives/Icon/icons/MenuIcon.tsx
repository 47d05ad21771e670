import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const MenuIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />
  </Icon>
);
