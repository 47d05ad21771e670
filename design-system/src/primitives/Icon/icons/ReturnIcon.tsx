import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const ReturnIcon = (props: IconProps): ReactNode => (
  <Icon directed {...props}>
    <path d="M4 9h11a5 5 0 0 1 0 10H8" />
    <path d="M7.5 5.5 4 9l3.5 3.5" />
  </Icon>
);
