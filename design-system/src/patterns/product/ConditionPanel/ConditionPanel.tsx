import type { ReactNode } from "react";
import { ConditionRing, type Condition } from "../../../components/ConditionRing/ConditionRing.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { conditionPanelStrings, conditionStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import * as css from "./ConditionPanel.css.ts";

/** A flaw, and an image that shows it. */
export interface Defect {
  name: string;
  /** A small image, or a link around one. */
  closeUp?: ReactNode;
}

export interface ConditionPanelProps extends RootProps<"section"> {
  condition: Condition;
  /** The condition's name. Defaults to the shop's. */
  title?: ReactNode;
  /** What the condition means, in a sentence. */
  children?: ReactNode;
  /** The product's flaws. */
  defects?: readonly (string | Defect)[] | undefined;
  labels?: Partial<typeof conditionPanelStrings> | undefined;
  className?: string | undefined;
}

/** Explains a product's condition with a ring, its name and a list of flaws. */
export function ConditionPanel(props: ConditionPanelProps): ReactNode {
  const { condition, title, children, defects = [], labels: given, className, ...rest } = props;
  const labels = useLabels(conditionPanelStrings, given);
  const names = useLabels(conditionStrings);
  return (
    <section
      aria-label={labels.condition}
      {...rest}
      className={classNames(css.root, className)}
      data-component="condition-panel"
    >
      <ConditionRing condition={condition} size="large" className={css.ring} />
      <div className={css.words}>
        <p className={css.title}>{title ?? names[condition]}</p>
        {children && <div className={css.text}>{children}</div>}
        {defects.length > 0 && (
          <ul role="list" className={css.defects}>
            {defects.map((defect) => {
              const { name, closeUp }: Defect = typeof defect === "string" ? { name: defect } : defect;
              return (
                <li key={name} className={closeUp ? css.shown : undefined}>
                  {closeUp}
                  <span>{name}</span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
