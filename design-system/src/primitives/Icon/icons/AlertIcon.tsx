import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const AlertIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.8v5M12 16v.2" />
  </Icon>
);
