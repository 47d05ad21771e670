import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const CheckIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);
