import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const ArrowEndIcon = (props: IconProps): ReactNode => (
  <Icon directed {...props}>
    <path d="M4.5 12h15M13.5 6l6 6-6 6" />
  </Icon>
);
