import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const TrashIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M5 7h14M9.5 7V4.5h5V7M6.8 7l.9 13h8.6l.9-13" />
  </Icon>
);
