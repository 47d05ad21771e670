import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const CircleCheckIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.3 12.2 2.6 2.6 4.8-5.2" />
  </Icon>
);
