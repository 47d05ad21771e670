import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const ChevronStartIcon = (props: IconProps): ReactNode => (
  <Icon directed {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
);
