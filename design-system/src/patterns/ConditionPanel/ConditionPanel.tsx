import type { ReactNode } from "react";
import { ConditionRing, type Condition } from "../../components/ConditionRing/ConditionRing.tsx";
import { classNames } from "../../css/class-names.ts";
import { conditionPanelStrings, conditionStrings } from "../../strings.ts";
import * as css from "./ConditionPanel.css.ts";

export interface ConditionPanelProps {
  condition: Condition;
  /** The condition in words; the specification's own when left out. */
  title?: string | undefined;
  /** What that condition means, in a sentence. */
  children?: ReactNode;
  /** The piece's flaws, each by name. */
  defects?: readonly string[] | undefined;
  labels?: typeof conditionPanelStrings | undefined;
  className?: string | undefined;
}

/** What state a piece is in: the ring, its words, and every flaw by name. */
export function ConditionPanel(props: ConditionPanelProps): ReactNode {
  const { condition, title = conditionStrings[condition], children, defects = [] } = props;
  const { labels = conditionPanelStrings, className } = props;
  return (
    <section
      aria-label={labels.condition}
      className={classNames(css.root, className)}
      data-component="condition-panel"
    >
      <ConditionRing condition={condition} size="large" className={css.ring} />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {children && <div className={css.text}>{children}</div>}
        {defects.length > 0 && (
          <ul role="list" className={css.defects}>
            {defects.map((defect) => (
              <li key={defect}>{defect}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
