import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const MinusIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5.5 12h13" />
  </Icon>
);
