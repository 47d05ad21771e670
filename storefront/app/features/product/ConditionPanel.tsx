import { ConditionRing, Text } from "@circlet/design-system";
import { conditionTexts } from "./condition";
import type { ProductPage } from "./product-page";
import * as css from "./ProductScreen.css";

interface ConditionPanelProps {
  readonly condition: NonNullable<ProductPage["condition"]>;
  readonly defects: readonly string[];
}

/** What state the piece is in, with its flaws by name. */
export function ConditionPanel({ condition, defects }: ConditionPanelProps) {
  return (
    <section aria-label="Condition" className={css.condition}>
      <ConditionRing condition={condition.slug} size="large" />
      <div>
        <Text weight="semibold">{condition.name}</Text>
        <Text size="small">{conditionTexts[condition.slug]}</Text>
        {defects.length > 0 && (
          <ul className={css.defects}>
            {defects.map((defect) => (
              <Text as="li" size="small" key={defect}>
                {defect}
              </Text>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
