import type { ReactNode } from "react";
import { box } from "../../../components/Checkbox/Checkbox.css.ts";
import { row } from "../../../components/Checkbox/choice.css.ts";
import { classNames } from "../../../css/class-names.ts";
import { useRegion } from "../../../components/Price/LocaleProvider.tsx";
import { localeFormats } from "../../../locale.ts";
import { ColorDot } from "../ColorDot/ColorDot.tsx";
import { type Facet, type FacetOption, isDisabled } from "./facet.ts";
import * as css from "./FilterPanel.css.ts";
import { useDraftValue } from "./use-draft-value.ts";

interface FacetChoiceProps {
  name: string;
  kind: Facet["kind"];
  option: FacetOption;
  /** Hides the option but keeps it in the form, so that it is still submitted if checked. */
  hidden: boolean;
}

/** A checkbox with as few elements as possible, because a listing has two hundred. */
export function FacetChoice({ name, kind, option, hidden }: FacetChoiceProps): ReactNode {
  const { value, label, count, selected } = option;
  const [isTicked, setTicked] = useDraftValue(selected);
  const region = useRegion();
  return (
    <li hidden={hidden} className={css.choice}>
      <label className={classNames(row, css.row)} data-component="checkbox">
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={isTicked}
          onChange={(event) => setTicked(event.currentTarget.checked)}
          disabled={isDisabled(option)}
          className={box}
        />
        {kind === "color" && <ColorDot hex={option.swatch ?? null} className={css.dot} />}
        <span key={label} className={css.words}>
          {label}
          {count !== undefined && (
            <>
              {" "}
              <bdi key={count} className={css.count}>
                ({localeFormats(region).count().format(count)})
              </bdi>
            </>
          )}
        </span>
      </label>
    </li>
  );
}
