import type { ReactNode } from "react";
import { Checkbox } from "../../components/Checkbox/Checkbox.tsx";
import { ColorDot } from "../ColorDot/ColorDot.tsx";
import { type Facet, type FacetOption, isDisabled } from "./facet.ts";
import * as css from "./FilterPanel.css.ts";
import { useAnsweredState } from "./use-answered-state.ts";

interface FacetChoiceProps {
  name: string;
  kind: Facet["kind"];
  option: FacetOption;
  /** Out of sight, not taken away: what is ticked is sent, seen or not. */
  hidden: boolean;
}

export function FacetChoice({ name, kind, option, hidden }: FacetChoiceProps): ReactNode {
  const { value, label, count, selected } = option;
  const [isTicked, setTicked] = useAnsweredState(selected);
  return (
    <li hidden={hidden} className={css.choice}>
      <Checkbox
        name={name}
        value={value}
        checked={isTicked}
        onChange={(event) => setTicked(event.currentTarget.checked)}
        disabled={isDisabled(option)}
        className={css.row}
      >
        <span className={css.words}>
          {kind === "color" && (
            <span className={css.dot}>
              <ColorDot hex={option.swatch ?? null} />
            </span>
          )}
          <span className={css.label}>{label}</span>
          <span className={css.count}> ({count.toLocaleString("en-US")})</span>
        </span>
      </Checkbox>
    </li>
  );
}
