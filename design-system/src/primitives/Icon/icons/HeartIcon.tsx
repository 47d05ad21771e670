import type { ReactNode } from "react";
import { heartPath } from "../heart-path.ts";
import { Icon, type IconProps } from "../Icon.tsx";

export const HeartIcon = (props: IconProps): ReactNode => (
  <Icon {...props}>
    <path d={heartPath} />
  </Icon>
);
