import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const SearchIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);
