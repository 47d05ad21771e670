import { Link } from "react-router-dom";
import * as messages from "~/messages/en/content";
import * as css from "./Contents.css";

/** A heading of a text. The plugin that extracts headings omits `id` if there is none. */
export interface TextSection {
  readonly value: string;
  readonly id?: string | undefined;
}

export interface ContentsProps {
  readonly sections: readonly TextSection[];
  /** The anchor of the section in view. */
  readonly current: string | undefined;
  readonly numbered: boolean;
}

/** A table of contents that marks the section in view. */
export function Contents({ sections, current, numbered }: ContentsProps) {
  return (
    <nav aria-label={messages.onThisPage} className={css.contents}>
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
