import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const TagIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M4 4h8l8 8-8 8-8-8z" />
    <circle cx="8.5" cy="8.5" r="1.3" />
  </Icon>
);
