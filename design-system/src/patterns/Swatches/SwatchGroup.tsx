import { useId, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { SwatchChoice, type SwatchOption } from "./SwatchChoice.tsx";
import * as css from "./Swatches.css.ts";

export interface SwatchGroupProps<Option extends SwatchOption> {
  options: readonly Option[];
  /** The chosen option's value. Without `onChange` or `href`s the form keeps the choice itself. */
  value?: string | undefined;
  /** The form field's name, "color" or "size". */
  name: string;
  onChange?: (value: string) => void;
  /** Shown, and read out, but not for choosing: a product with one variant has nothing to choose (specification A4). */
  fixed?: boolean;
  /** At the end of the heading's line, such as the link to the size chart. */
  aside?: ReactNode;
  className?: string | undefined;
}

interface Parts<Option extends SwatchOption> extends SwatchGroupProps<Option> {
  component: string;
  heading: string;
  /** Classes of one option's face. */
  face: string;
  renderFace: (option: Option) => ReactNode;
  nameOf: (option: Option) => string;
}

/** Radios, or links where the options carry addresses: both work before and without JavaScript. */
export function SwatchGroup<Option extends SwatchOption>(props: Parts<Option>) {
  const { options, value, heading, aside, component, className } = props;
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  const isLinks = options.some((option) => option.href !== undefined);
  return (
    <div
      className={classNames(css.group, className)}
      role={isLinks ? "group" : "radiogroup"}
      aria-labelledby={id}
      data-component={component}
    >
      <div className={css.legend}>
        <span id={id}>
          <span className={css.name}>{heading}</span>
          {chosen && aside !== undefined ? <span className={css.chosen}> {chosen.label}</span> : null}
        </span>
        {aside ?? (chosen ? <span className={css.chosen}>{chosen.label}</span> : null)}
      </div>
      <div className={css.options}>
        {options.map((option) => (
          <SwatchChoice
            key={option.value}
            option={option}
            label={props.nameOf(option)}
            group={props.onChange ? id : props.name}
            checked={option.value === value}
            controlled={props.onChange !== undefined}
            fixed={props.fixed ?? false}
            face={props.face}
            onChoose={props.onChange}
          >
            {props.renderFace(option)}
          </SwatchChoice>
        ))}
      </div>
    </div>
  );
}
