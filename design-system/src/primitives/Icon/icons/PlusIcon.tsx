import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const PlusIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Icon>
);
