import type { ReactNode } from "react";
import { Link } from "../../components/Link/Link.tsx";
import { classNames } from "../../css/class-names.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./SectionHeading.css.ts";

export interface SectionHeadingProps {
  title: string;
  /** So that the section can be `aria-labelledby` it. */
  id?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
  /** Where "See all" leads. The label says what all is: "See all dresses". */
  link?: { href: string; label: string } | undefined;
  /** What else stands at the end of the line, such as a shelf's buttons. */
  children?: ReactNode;
  className?: string | undefined;
}

export function SectionHeading({ title, id, level = 2, link, children, className }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(css.root, className)} data-component="section-heading">
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
