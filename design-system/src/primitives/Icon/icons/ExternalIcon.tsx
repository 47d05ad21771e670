import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const ExternalIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M9 5.5H5.5v13h13V15M13 4.5h6.5V11M19 5l-8 8" />
  </Icon>
);
