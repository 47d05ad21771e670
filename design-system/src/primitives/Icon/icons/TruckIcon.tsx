import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const TruckIcon = (props: IconProps): ReactNode => (
  <Icon directed {...props}>
    <path d="M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5" />
    <circle cx="7" cy="17.5" r="1.8" />
    <circle cx="17" cy="17.5" r="1.8" />
  </Icon>
);
