import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const ChevronUpIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m6 14.5 6-6 6 6" />
  </Icon>
);
