import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { LogoMark } from "../../../primitives/Icon/icons.tsx";
import { headerStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./Logo.css.ts";

export interface LogoProps extends RootProps<"a", "href"> {
  name: string;
  /** The icon before the name; null for a name alone. Circlet's ring by default. */
  mark?: ReactNode;
  href?: string;
  labels?: Partial<typeof headerStrings> | undefined;
  className?: string | undefined;
}

/** The shop's mark and name, as a link to the home page. */
export function Logo({ name, mark, href = "/", labels: given, className, ...rest }: LogoProps) {
  const labels = useLabels(headerStrings, given);
  return (
    <NavigationLink
      href={href}
      aria-label={labels.home(name)}
      translate="no"
      {...rest}
      className={classNames(css.root, className)}
      data-component="logo"
    >
      {mark === undefined ? <LogoMark className={css.mark} /> : mark}
      {name}
    </NavigationLink>
  );
}
