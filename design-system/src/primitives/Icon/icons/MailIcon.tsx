import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const MailIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M3.5 6h17v12.5h-17z" />
    <path d="m4 6.5 8 6.5 8-6.5" />
  </Icon>
);
