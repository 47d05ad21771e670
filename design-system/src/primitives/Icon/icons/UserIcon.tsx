import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const UserIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.8 20.2c.9-4 3.7-5.7 7.2-5.7s6.3 1.7 7.2 5.7" />
  </Icon>
);
