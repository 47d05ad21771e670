import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const OrdersIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M4 8.2 12 4l8 4.2v8.3L12 20.7 4 16.5z" />
    <path d="M4 8.2l8 4.3 8-4.3M12 12.5v8.2" />
  </Icon>
);
