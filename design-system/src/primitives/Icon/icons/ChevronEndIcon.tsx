import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const ChevronEndIcon = (props: IconProps): ReactNode => (
  <Icon directed {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);
