import type { ReactNode } from "react";
import { Link } from "../../../components/Link/Link.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import * as css from "./SectionHeading.css.ts";

export interface SectionHeadingProps extends RootProps<"div", "id"> {
  title: ReactNode;
  /** The heading's id, for the section's `aria-labelledby`. */
  id?: string | undefined;
  /** The level in the page's outline. */
  level?: 1 | 2 | 3 | undefined;
  /** The "See all" link. Include its target in the label: "See all dresses". */
  link?: { href: string; label: string } | undefined;
  /** Content at the end of the line, such as a shelf's buttons. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The heading of a section, with a link or control at its end. */
export function SectionHeading({
  title,
  id,
  level = 2,
  link,
  children,
  className,
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={classNames(css.root, className)} data-component="section-heading">
      <Heading id={id} className={css.title}>
        {title}
      </Heading>
      {(link || children) && (
        <div className={css.end}>
          {link && (
            <Link asChild standalone>
              <NavigationLink href={link.href}>{link.label}</NavigationLink>
            </Link>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
