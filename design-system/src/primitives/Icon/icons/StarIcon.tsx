import type { ReactNode } from "react";
import { Icon, type IconProps } from "../Icon.tsx";

export const StarIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d="m12 4 2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z" />
  </Icon>
);
