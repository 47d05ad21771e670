import type { ReactNode } from "react";
import { Checkbox } from "../../components/Checkbox/Checkbox.tsx";
import { ColorDot } from "../ColorDot/ColorDot.tsx";
import { type Facet, type FacetOption, isDisabled } from "./facet.ts";
import * as css from "./FilterPanel.css.ts";

interface FacetChoiceProps {
  name: string;
  kind: Facet["kind"];
  option: FacetOption;
  hidden: boolean;
}

export function FacetChoice({ name, kind, option, hidden }: FacetChoiceProps): ReactNode {
  const { value, label, count, selected } = option;
  return (
    <div hidden={hidden} className={css.choice}>
      <Checkbox name={name} value={value} defaultChecked={selected} disabled={isDisabled(option)}>
        <span className={css.words}>
          {kind === "color" && (
            <span className={css.dot}>
              <ColorDot hex={option.swatch ?? null} />
            </span>
          )}
          {label}
          <span className={css.count}> ({count})</span>
        </span>
      </Checkbox>
    </div>
  );
}
