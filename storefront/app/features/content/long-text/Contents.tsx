import { Link } from "react-router-dom";
import * as css from "./Contents.css";

/** A heading of a text; the plugin that extracts them leaves `id` out where there is none. */
export interface Section {
  readonly value: string;
  readonly id?: string | undefined;
}

export interface ContentsProps {
  readonly sections: readonly Section[];
  /** The anchor of the section that is being read. */
  readonly current: string | undefined;
  readonly numbered: boolean;
}

/** The table of contents, with the section that is being read marked. */
export function Contents({ sections, current, numbered }: ContentsProps) {
  return (
    <nav aria-label="On this page" className={css.contents}>
      <ol role="list" className={numbered ? css.numbered : undefined}>
        {sections.map(({ value, id }) => (
          <li key={id}>
            <Link to={`#${id}`} className={css.link} aria-current={id === current ? "location" : undefined}>
              {value}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
