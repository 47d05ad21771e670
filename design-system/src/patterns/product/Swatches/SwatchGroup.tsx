import { useId, type ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { SwatchChoice, type SwatchOption } from "./SwatchChoice.tsx";
import * as css from "./Swatches.css.ts";

export interface SwatchGroupProps<Option extends SwatchOption> extends RootProps<"div"> {
  options: readonly Option[];
  /** The selected value. Without `onValueChange` and `href`s, the form holds the state. */
  value?: string | undefined;
  /** The form field's name: "color" or "size". */
  name: string;
  onValueChange?: ((value: string) => void) | undefined;
  /** Shows the selection as text, for a product without a choice. */
  fixed?: boolean;
  /** Content at the end of the heading, such as a link to the size chart. */
  aside?: ReactNode;
  className?: string | undefined;
}

interface Parts<Option extends SwatchOption> extends SwatchGroupProps<Option> {
  component: string;
  heading: string;
  /** Returns an option's class names. */
  face: string;
  renderFace: (option: Option) => ReactNode;
  nameOf: (option: Option) => string;
}

/** A group of radio buttons or, if the options have URLs, of links. Both work without JavaScript. */
export function SwatchGroup<Option extends SwatchOption>({
  options,
  value,
  name,
  onValueChange,
  fixed = false,
  heading,
  aside,
  component,
  face,
  renderFace,
  nameOf,
  className,
  ...rest
}: Parts<Option>) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  const choice = chosen && (
    <span className={css.chosen}>
      <bdi>{chosen.label}</bdi>
    </span>
  );
  const isLinks = options.some((option) => option.href !== undefined);
  return (
    <div
      {...rest}
      className={classNames(css.group, className)}
      role={isLinks ? "group" : "radiogroup"}
      aria-labelledby={id}
      data-component={component}
    >
      <div className={css.legend}>
        <span id={id}>
          <bdi className={css.name}>{heading}</bdi>
          {aside && choice ? <> {choice}</> : null}
        </span>
        {/* `aside` can be `null`, as for sizes without a chart. */}
        {aside || choice}
      </div>
      <div className={css.options}>
        {options.map((option) => (
          <SwatchChoice
            key={option.value}
            option={option}
            label={option.name ?? nameOf(option)}
            group={onValueChange ? id : name}
            checked={option.value === value}
            controlled={onValueChange !== undefined}
            fixed={fixed}
            face={face}
            onValueChange={onValueChange}
          >
            {renderFace(option)}
          </SwatchChoice>
        ))}
      </div>
    </div>
  );
}
