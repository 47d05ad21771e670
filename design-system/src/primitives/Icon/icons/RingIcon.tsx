import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const RingIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
  </Icon>
);
