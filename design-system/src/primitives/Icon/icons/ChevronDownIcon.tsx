import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const ChevronDownIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);
