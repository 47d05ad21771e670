import type { ReactNode } from "react";
import { Link } from "../../components/Link/Link.tsx";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./SectionHeading.css.ts";

export interface SectionHeadingProps {
  title: string;
  /** So that the section can be `aria-labelledby` it. */
  id?: string;
  level?: 1 | 2 | 3;
  /** Where "See all" leads. The label says what all is: "See all dresses". */
  link?: { href: string; label: string };
  /** What else stands at the end of the line, such as a shelf's buttons. */
  children?: ReactNode;
  className?: string;
}

export function SectionHeading({ title, id, level = 2, link, children, className }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={[css.root, className].filter(Boolean).join(" ")} data-component="section-heading">
      <Heading id={id} className={css.title}>
        {title}
      </Heading>
      {link || children ? (
        <div className={css.end}>
          {link ? (
            <Link asChild standalone>
              <NavigationLink href={link.href}>{link.label}</NavigationLink>
            </Link>
          ) : null}
          {children}
        </div>
      ) : null}
    </div>
  );
}
