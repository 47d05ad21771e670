import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const FilterIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M3.5 7h9M16.5 7h4M3.5 17h4M11.5 17h9" />
    <circle cx="14.5" cy="7" r="2" />
    <circle cx="9.5" cy="17" r="2" />
  </Icon>
);
