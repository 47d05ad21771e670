import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const InfoIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.2v5M12 8v.2" />
  </Icon>
);
