import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const LockIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5.5 10.5h13v9.5h-13z" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  </Icon>
);
