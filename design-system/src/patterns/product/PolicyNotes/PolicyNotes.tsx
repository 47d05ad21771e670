import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import { LockIcon, ReturnIcon, TruckIcon } from "../../../primitives/Icon/icons.tsx";
import * as css from "./PolicyNotes.css.ts";

const icons = { shipping: TruckIcon, returns: ReturnIcon, payment: LockIcon } as const;

export interface PolicyNote {
  about: keyof typeof icons;
  /** "Free shipping". */
  title: string;
  /** The policy in a sentence. */
  text?: string | undefined;
  /** The page with the whole policy. */
  href?: string | undefined;
}

export interface PolicyNotesProps extends RootProps<"ul"> {
  /** Notes on shipping, returns and payment. */
  notes: readonly PolicyNote[];
  className?: string | undefined;
}

/** Answers common questions before a purchase. */
export function PolicyNotes({ notes, className, ...rest }: PolicyNotesProps): ReactNode {
  return (
    <ul role="list" {...rest} className={classNames(css.list, className)} data-component="policy-notes">
      {notes.map(({ about, title, text, href }) => {
        const Icon = icons[about];
        return (
          <li key={about} className={css.note}>
            <Icon size="medium" className={css.icon} />
            <span>
              {href === undefined ? (
                <span className={css.title}>{title}</span>
              ) : (
                <Link asChild className={css.title}>
                  <NavigationLink href={href}>{title}</NavigationLink>
                </Link>
              )}
              {text && (
                <span key={text} className={css.text}>
                  {" "}
                  {text}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
