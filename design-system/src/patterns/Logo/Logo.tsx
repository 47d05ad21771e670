import { classNames } from "../../css/class-names.ts";
import { LogoMark } from "../../primitives/Icon/icons.tsx";
import { headerStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./Logo.css.ts";

export interface LogoProps {
  name: string;
  href?: string;
  labels?: typeof headerStrings;
  className?: string | undefined;
}

/** The ring and the name, leading home. */
export function Logo({ name, href = "/", labels = headerStrings, className }: LogoProps) {
  return (
    <NavigationLink
      href={href}
      aria-label={labels.home(name)}
      className={classNames(css.root, className)}
      data-component="logo"
    >
      <LogoMark className={css.mark} />
      {name}
    </NavigationLink>
  );
}
