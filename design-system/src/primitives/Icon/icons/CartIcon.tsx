import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const CartIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5.5 8.5h13l1 12h-15z" />
    <path d="M8.7 8.5V7a3.3 3.3 0 0 1 6.6 0v1.5" />
  </Icon>
);
